import { createMemoryLedger } from '../trail/memory-ledger';
import { balancerTests } from './balancer-tests.fixture';
import { createMemoryTurn } from './memory-turn';

const trail = createMemoryLedger();
balancerTests(() => ({ turn: createMemoryTurn(trail), trail }));
