import { createMemoryLedger } from '../trail/memory-ledger';
import { createMemoryWindowStore } from './memory-window-store';
import { windowTests } from './service-tests.fixture';

const trail = createMemoryLedger();
const windows = createMemoryWindowStore(trail);

windowTests(() => ({ windows, trail }));
