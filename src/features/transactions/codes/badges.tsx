import { MISSING } from '~/shared/copy';
import { Badge } from '~/shared/ui/feedback/badge';
import {
  type AuthenticationFlags,
  authenticationMode,
  paymentMethod,
  riskTerm,
  statusTerm,
  type Term,
  unknownCode,
  yesNo,
} from './codes';

/** The badge of a term; without one, '---' and no colour. */
function TermBadge({ term }: { term: Term | undefined }) {
  return term ? <Badge tone={term.tone}>{term.label}</Badge> : <span>{MISSING}</span>;
}

export function StatusBadge({ status }: { status: unknown }) {
  return <TermBadge term={statusTerm(status)} />;
}

/** The same where statuses stand side by side: one that is in no table names its code. */
export function NamedStatusBadge({ status }: { status: string | null }) {
  const term = statusTerm(status);
  return term ? <TermBadge term={term} /> : <bdi>{unknownCode(status)}</bdi>;
}

export function RiskBadge({ risk }: { risk: unknown }) {
  return <TermBadge term={riskTerm(risk)} />;
}

export function AuthenticationBadge(flags: AuthenticationFlags) {
  return <TermBadge term={authenticationMode(flags)} />;
}

export function PaymentMethodLabel({ method }: { method: unknown }) {
  const known = paymentMethod(method);
  if (!known) return <span>{MISSING}</span>;
  const Icon = known.icon;
  return (
    <span className="inline-flex items-center gap-2 align-middle whitespace-nowrap">
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      {known.label}
    </span>
  );
}

export function YesNo({ flag }: { flag: unknown }) {
  return <span>{yesNo(flag)}</span>;
}
