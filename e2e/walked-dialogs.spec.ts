import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const LOGS = 'logs: badges, saved searches, columns, export';
const HISTORY = 'history: searches, columns, export, details, chips';
const OPERATION: [string, string] = ['operation: note, decision, refund', 'focus-acts'];
const REFUNDS: [string, string] = ['refunds: a new one, details, acts', 'focus-acts'];
const NOTIFICATIONS: [string, string] = ['notifications: a delivery, a template, a notice', 'focus-acts'];
const ALERTS: [string, string] = ['alerts: acts on one, a rule', 'focus-watch'];
const SERVICES: [string, string] = [
  'services: a window from the screen and from a service, its change and its end',
  'focus-watch',
];
const ACCOUNT: [string, string] = ['account: the own data, one of its other sessions, all of them', 'focus-watch'];
const USERS: [string, string] = ['users: somebody new, the acts on an account', 'focus-watch'];
const VAULT: [string, string] = [
  'properties: a new one, drafts, environments, a secret, the acts on one',
  'focus-watch',
];
const CHANNELS: [string, string] = ['channels: the acts on one, its keys, something new', 'focus-watch'];
const BACKUPS: [string, string] = ['backups: one by hand, the schedules, the acts on one', 'focus-watch'];
const PROMOTIONS: [string, string] = ['promotions: the acts on one, something new', 'focus-watch'];
const REPORTS: [string, string] = ['reports: one of one’s own is removed, one is planned', 'focus-watch'];
const TRANSACTIONS: [string, string] = ['transactions: limits, sources, what has to be looked at', 'focus-watch'];
const BALANCER: [string, string] = ['balancer: a node out of the traffic, the changes of all', 'focus-watch'];
const ENDED = 'the end of the session: only its button leads on, to the login';

/** Each file that draws a dialog, and the test that walks it. */
const WALKED: Record<string, [test: string, file?: string]> = {
  'features/alerts/drawer/alert-acts': ALERTS,
  'features/alerts/rules/rules-list': ALERTS,
  'features/auth/account/profile-account': ACCOUNT,
  'features/auth/account/sessions-panel': ACCOUNT,
  'features/auth/lock/idle-lock': ['the focus stays in the cover, and is afterwards where it was', 'idle-lock'],
  'features/auth/recovery/recover-password-modal': ['login: the recovery and its answers'],
  'features/auth/session-ended-modal': [ENDED, 'ended-focus'],
  'features/backups/backups-screen': BACKUPS,
  'features/backups/write/plan-form': BACKUPS,
  'features/balancer/balancer-screen': BALANCER,
  'features/balancer/change/change-form': BALANCER,
  'features/channels/channels-screen': CHANNELS,
  'features/channels/form/channel-editor': CHANNELS,
  'features/channels/keys/keys-part': CHANNELS,
  'features/channels/record/channel-acts': CHANNELS,
  'features/logs/search/link-dates': ['logs: fixed or relative dates of a link'],
  'features/logs/search/use-doubtful-filters': ['logs: a value that looks like a person’s number'],
  'features/monitoring/fleet/fleet-wall': ['monitoring: limits, wall'],
  'features/monitoring/health/findings-panel': ['monitoring: limits, wall'],
  'features/notifications/notices/notices-part': NOTIFICATIONS,
  'features/notifications/record/delivery-drawer': NOTIFICATIONS,
  'features/notifications/templates/template-form': NOTIFICATIONS,
  'features/notifications/templates/templates-part': NOTIFICATIONS,
  'features/promotions/promotions-screen': PROMOTIONS,
  'features/promotions/record/promotion-acts': PROMOTIONS,
  'features/promotions/wizard/wizard': PROMOTIONS,
  'features/reports/catalogue/report-form': REPORTS,
  'features/reports/mine/mine-part': REPORTS,
  'features/reports/schedules/schedule-changes': REPORTS,
  'features/reports/schedules/schedules-part': REPORTS,
  'features/services/record/service-acts': SERVICES,
  'features/services/record/window-acts': SERVICES,
  'features/services/services-screen': SERVICES,
  'features/shell/menu/navigation': ['shell: palette, keys, menu of a phone'],
  'features/shell/palette/order-doubt': ['palette: a number that looks like a person’s'],
  'features/shell/palette/palette': ['shell: palette, keys, menu of a phone'],
  'features/shell/shortcuts/shortcut-help': ['shell: palette, keys, menu of a phone'],
  'features/transactions/history/acts/act-dialogs': OPERATION,
  'features/transactions/history/acts/operation-acts': OPERATION,
  'features/transactions/history/drawer/refund-button': OPERATION,
  'features/transactions/history/history-screen': OPERATION,
  'shared/record/record-drawer': REFUNDS,
  'features/transactions/refunds/drawer/refund-acts': REFUNDS,
  'features/transactions/refunds/refunds-screen': REFUNDS,
  'features/transactions/report/issues/issues-part': TRANSACTIONS,
  'features/transactions/report/report-screen': TRANSACTIONS,
  'features/transactions/report/sources/late-sources': TRANSACTIONS,
  'features/users/record/user-acts': USERS,
  'features/users/users-screen': USERS,
  'features/vault/record/property-acts': VAULT,
  'features/vault/vault-screen': VAULT,
  'shared/list/columns-button': [LOGS],
  'shared/list/export-button': [HISTORY],
  'shared/list/saved-searches-button': [LOGS],
};

test('every dialog of the source is walked', () => {
  const files = ['features', 'shared/list', 'shared/record']
    .flatMap((room) =>
      readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
    )
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));
  // A dialog of its own file is walked where it is shown.
  const drawing = files.filter(
    (path) => !path.endsWith('-dialog.tsx') && /<(dialog|Modal|\w+Dialog)\b/.test(readFileSync(`src/${path}`, 'utf8')),
  );
  expect(drawing.map((path) => path.replace('.tsx', '')).sort()).toEqual(Object.keys(WALKED).sort());
  for (const [name, file = 'focus'] of Object.values(WALKED)) {
    expect(readFileSync(`e2e/${file}.spec.ts`, 'utf8')).toContain(`test('${name}'`);
  }
});
