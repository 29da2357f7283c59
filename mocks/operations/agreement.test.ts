import { createOperations } from '../adapters/operations';
import { agreementTests } from './agreement.fixture';

agreementTests(() => createOperations(''));
