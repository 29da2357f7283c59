import { Columns2, LayoutGrid, Rows2 } from 'lucide-react';
import { Segments } from '~/shared/ui/form/segments';
import { copy } from './copy';
import { VIEWS, type View } from './view';

const icons = { servidor: Rows2, flota: LayoutGrid, comparar: Columns2 };
const segments = VIEWS.map((value) => ({ value, label: copy.views[value], icon: icons[value] }));

/** One server, the fleet, or two side by side. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return <Segments<View> label={copy.view} segments={segments} value={view} onChange={onChange} />;
}
