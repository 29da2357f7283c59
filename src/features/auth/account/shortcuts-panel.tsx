import { Keyboard } from 'lucide-react';
import { Fragment } from 'react';
import { destination } from '~/session/menu';
import { useSession } from '~/session/session-store';
import { copy } from './copy';
import { Panel } from './panel';

interface Shortcut {
  /** Ways to call it; the keys of each, separated by a space. */
  keys: readonly string[];
  /** Whether the keys of a way are held together or pressed one after the other. */
  joined?: 'together' | 'in turn';
  action: string;
}

/** What the keyboard does on every screen. */
const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Ctrl K', '⌘ K'], joined: 'together', action: copy.actions.palette },
  { keys: ['?'], action: copy.actions.help },
  { keys: ['/'], action: copy.actions.filter },
  { keys: ['Esc'], action: copy.actions.close },
  { keys: ['g d'], joined: 'in turn', action: copy.actions.d },
  { keys: ['g h'], joined: 'in turn', action: copy.actions.h },
  { keys: ['g l'], joined: 'in turn', action: copy.actions.l },
  { keys: ['g m'], joined: 'in turn', action: copy.actions.m },
];

/** The keyboard shortcuts as a table, less those that lead where the role may not go. */
export function ShortcutsPanel() {
  const role = useSession(({ user }) => user?.role ?? '');
  const shown = SHORTCUTS.filter(
    ({ keys: [way = ''], joined }) => joined !== 'in turn' || destination(way.slice(-1), role),
  );
  return (
    <Panel title={copy.shortcuts} icon={Keyboard}>
      <table className="w-full text-left">
        <caption className="sr-only">{copy.shortcuts}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.action}</th>
            <th scope="col">{copy.keys}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ keys, joined, action }) => (
            <tr key={action} className="border-t border-line first:border-t-0">
              <td className="py-2 pr-3">{action}</td>
              <td className="whitespace-nowrap py-2 text-right text-xs text-muted">
                {keys.map((way, index) => (
                  <Fragment key={way}>
                    {index > 0 && copy.either}
                    <Keys way={way} joint={joined === 'in turn' ? copy.inTurn : ' + '} />
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Keys({ way, joint }: { way: string; joint: string }) {
  return way.split(' ').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && joint}
      <kbd className="inline-flex min-h-6 min-w-6 items-center justify-center rounded border border-line-strong bg-sunken px-1.5 font-mono text-ink">
        {key}
      </kbd>
    </Fragment>
  ));
}
