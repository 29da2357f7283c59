import { ColumnsDialog } from '~/shared/list/columns-dialog';
import { COLUMNS } from '../copy';
import { COLUMN_IDS, type ColumnId, columnTitle, FIXED_COLUMN } from './columns';

interface ColumnsModalProps {
  columns: readonly ColumnId[];
  open: boolean;
  onClose: () => void;
  onChange: (columns: string[] | null) => void;
}

/** Which columns the list shows, and in which order. */
export function ColumnsModal({ columns, ...rest }: ColumnsModalProps) {
  return (
    <ColumnsDialog
      {...rest}
      title={COLUMNS}
      hint="Se recuerdan en este equipo. Fecha y Detalles siempre están. Si no caben, la tabla se desplaza."
      chosen={columns}
      others={COLUMN_IDS.filter((id) => !columns.includes(id))}
      most={COLUMN_IDS.length}
      fixed={FIXED_COLUMN}
      titleOf={(id) => columnTitle(id as ColumnId)}
    />
  );
}
