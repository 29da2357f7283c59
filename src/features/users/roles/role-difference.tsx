import { Minus, Plus } from 'lucide-react';
import { LEVELS, levelOf, MENU_PATHS, menuLabel } from '~/session/what-roles-do';
import { Badge } from '~/shared/ui/feedback/badge';
import { roleLabel } from '../terms';
import { copy } from './copy';
import { LevelText } from './level';

/** What somebody gains and loses with another role, screen by screen. */
export function RoleDifference({ from, to }: { from: string; to: string }) {
  const rows = MENU_PATHS.map((path) => {
    const [was, is] = [levelOf(from, path), levelOf(to, path)];
    return { path, was, is, step: Math.sign(LEVELS.indexOf(is) - LEVELS.indexOf(was)) };
  }).filter(({ step }) => step !== 0);
  const [gains, losses] = [1, -1].map((sign) => rows.filter(({ step }) => step === sign).length) as [number, number];
  return (
    <section aria-label={copy.changes}>
      <h3 className="mb-2 flex flex-wrap items-center gap-2 font-semibold">
        <span className="mr-auto">{copy.changes}</span>
        <Badge tone="success">
          <Plus aria-hidden className="size-3" />
          {copy.gains(gains)}
        </Badge>
        <Badge tone="danger">
          <Minus aria-hidden className="size-3" />
          {copy.losses(losses)}
        </Badge>
      </h3>
      {rows.length === 0 ? (
        <p className="text-muted">{copy.same}</p>
      ) : (
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="text-muted">
              {[copy.screen, roleLabel(from), roleLabel(to)].map((title) => (
                <th key={title} scope="col" className="py-1.5 pr-3 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, was, is, step }) => (
              <tr key={path} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 font-normal">
                  {menuLabel(path)}
                </th>
                <td className="py-1.5 pr-3 text-muted">
                  <LevelText level={was} />
                </td>
                <td className={`py-1.5 font-semibold whitespace-nowrap ${step > 0 ? 'text-success' : 'text-danger'}`}>
                  <span>{step > 0 ? '+ ' : '− '}</span>
                  <LevelText level={is} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
