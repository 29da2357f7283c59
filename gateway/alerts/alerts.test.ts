import type { AlertRecord } from '../rules/alert';
import { createMemoryLedger } from '../trail/memory-ledger';
import { alertTests } from './alert-tests.fixture';
import { createMemoryAlertStore } from './memory-alert-store';

const trail = createMemoryLedger();
const all: AlertRecord[] = [];
const store = createMemoryAlertStore({
  ...{ told: () => all, samples: () => new Map(), rules: [], ledger: trail },
  assignees: [{ email: 'lucia.luna@example.mx', name: 'Lucía Luna' }],
});

alertTests(() => ({ store, trail, told: async (alerts) => void all.push(...alerts) }));
