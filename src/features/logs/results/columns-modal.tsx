import { useMemo } from 'react';
import { visibleText } from '~/shared/format/visible-text';
import { ColumnsDialog } from '~/shared/list/columns-dialog';
import { firstOf, type TraceList } from '../api/trace-list';
import { COLUMNS } from '../copy';
import { COLUMNS_HINT } from '../later-copy';
import { columnOf, FIXED_COLUMN, MAX_COLUMNS } from './columns';

interface ColumnsModalProps {
  entries: TraceList;
  fields: readonly string[];
  open: boolean;
  onClose: () => void;
  /** Null brings back the specified ones. */
  onChange: (fields: string[] | null) => void;
}

/** Entries that are looked at for their members. */
const LOOKED_AT = 1000;

/** Which members are columns, and in which order; free members of the entries included. */
export function ColumnsModal({ entries, fields, ...rest }: ColumnsModalProps) {
  const found = useMemo(() => new Set(firstOf(entries, LOOKED_AT).flatMap((entry) => Object.keys(entry))), [entries]);
  return (
    <ColumnsDialog
      {...rest}
      title={COLUMNS}
      hint={COLUMNS_HINT}
      chosen={fields}
      others={[...found].filter((field) => !fields.includes(field)).sort()}
      most={MAX_COLUMNS}
      fixed={FIXED_COLUMN}
      titleOf={(field) => visibleText(columnOf(field).title)}
    />
  );
}
