import { Segments } from '~/shared/ui/form/segments';
import { AS_TEXT, AS_TREE, bodyViewLabel } from '../copy';

interface BodyViewSwitchProps {
  /** 'Request' or 'Response'. */
  label: string;
  asTree: boolean;
  onTree: (asTree: boolean) => void;
}

const SEGMENTS = [
  { value: false, label: AS_TEXT },
  { value: true, label: AS_TREE },
];

/** A structured body as text, or as a tree. */
export function BodyViewSwitch({ label, asTree, onTree }: BodyViewSwitchProps) {
  return <Segments small label={bodyViewLabel(label)} segments={SEGMENTS} value={asTree} onChange={onTree} />;
}
