import { type Ability, mayDo, ROLES } from '~/session/access';
import { levelOf, MENU_PATHS, menuLabel } from '~/session/what-roles-do';
import { Card } from '~/shared/ui/card';
import { roleLabel } from '../terms';
import { copy } from './copy';
import { LevelText } from './level';

const ABILITIES = Object.entries(copy.abilities) as [Ability, string][];

/** What each role may do on each screen and besides, read from the tables that decide it. */
export function PermissionMatrix() {
  return (
    <Card className="p-4.5">
      <p className="mb-3 text-muted">{copy.note}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <section aria-label={copy.caption} tabIndex={0} className="overflow-x-auto -outline-offset-2">
        <table className="w-full text-left">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr className="bg-sunken text-sm text-muted">
              {[copy.screen, ...ROLES.map(roleLabel)].map((title) => (
                <th key={title} scope="col" className="px-3 py-2 font-semibold">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MENU_PATHS.map((path) => (
              <tr key={path} className="border-t border-line">
                <th scope="row" className="px-3 py-2 font-semibold">
                  {menuLabel(path)}
                </th>
                {ROLES.map((role) => (
                  <td key={role} className="px-3 py-2">
                    <LevelText level={levelOf(role, path)} />
                  </td>
                ))}
              </tr>
            ))}
            <tr className="border-t border-line bg-sunken text-sm text-muted">
              <th scope="colgroup" colSpan={ROLES.length + 1} className="px-3 py-2 font-semibold">
                {copy.besides}
              </th>
            </tr>
            {ABILITIES.map(([ability, label]) => (
              <tr key={ability} className="border-t border-line">
                <th scope="row" className="px-3 py-2 font-semibold">
                  {label}
                </th>
                {ROLES.map((role) => (
                  <td key={role} className="px-3 py-2">
                    <LevelText level={mayDo(role, ability) ? 'act' : 'none'} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
