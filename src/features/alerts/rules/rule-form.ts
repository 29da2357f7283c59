import type { AlertMetric, AlertRule } from '../api/alert';
import type { alertWrites } from '../api/alert-api';
import { rulesCopy as copy } from './copy';

/** A rule as its form holds it. */
export interface RuleFields {
  name: string;
  metric: string;
  comparison: string;
  threshold: string;
  hysteresis: string;
  durationSeconds: string;
  severity: string;
  sources: string;
  recipients: string;
  quietFrom: string;
  quietUntil: string;
  isEnabled: boolean;
}

export function fieldsOfRule(rule: AlertRule | undefined, metrics: readonly AlertMetric[]): RuleFields {
  const [first] = metrics;
  return {
    name: rule?.name ?? '',
    metric: rule?.metric ?? first?.metric ?? '',
    comparison: rule?.comparison ?? first?.comparison ?? 'ABOVE',
    threshold: String(rule?.threshold ?? ''),
    hysteresis: String(rule?.hysteresis ?? 0),
    durationSeconds: String(rule?.durationSeconds ?? 60),
    severity: rule?.severity ?? 'WARNING',
    sources: rule?.sources.join(', ') ?? '',
    recipients: rule?.recipients.join(', ') ?? '',
    quietFrom: rule?.quietFrom ?? '',
    quietUntil: rule?.quietUntil ?? '',
    isEnabled: rule?.isEnabled ?? true,
  };
}

const isNumber = (text: string) => /^\d+([.,]\d+)?$/.test(text.trim());
const numberIn = (text: string) => Number(text.trim().replace(',', '.'));
const isClock = (text: string) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** What is wrong with a rule before it is sent, field by field. */
export function ruleProblems(rule: RuleFields): [keyof RuleFields, string | undefined][] {
  const number = (field: 'threshold' | 'hysteresis' | 'durationSeconds') =>
    [field, isNumber(rule[field]) ? undefined : copy.number] as [keyof RuleFields, string | undefined];
  const clock = (field: 'quietFrom' | 'quietUntil', other: string) =>
    [field, isClock(rule[field]) && (rule[field] !== '' || other === '') ? undefined : copy.clock] as [
      keyof RuleFields,
      string | undefined,
    ];
  return [
    ['name', rule.name.trim() === '' ? copy.required : undefined],
    number('threshold'),
    number('hysteresis'),
    number('durationSeconds'),
    clock('quietFrom', rule.quietUntil),
    clock('quietUntil', rule.quietFrom),
  ];
}

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** As the calls take it. */
export function ruleBody(rule: RuleFields): Parameters<typeof alertWrites.createRule>[0] {
  return {
    name: rule.name.trim(),
    metric: rule.metric,
    comparison: rule.comparison,
    threshold: numberIn(rule.threshold),
    hysteresis: numberIn(rule.hysteresis),
    durationSeconds: numberIn(rule.durationSeconds),
    severity: rule.severity,
    sources: partsOf(rule.sources),
    recipients: partsOf(rule.recipients),
    quietFrom: rule.quietFrom || null,
    quietUntil: rule.quietUntil || null,
    isEnabled: rule.isEnabled,
  };
}

/** Texts as they are told apart: what the platform takes out of them, such as controls and tabs, makes no difference. */
const told = (text: string) => text.replaceAll(/[\s\p{C}]/gu, '');
const sameTexts = (some: readonly string[], others: readonly string[]) =>
  some.map(told).sort().join() === others.map(told).sort().join();

/** Whether the platform keeps a rule as it was sent. */
export function isKeptAs(
  kept: AlertRule,
  { name, sources, recipients, ...plain }: ReturnType<typeof ruleBody>,
): boolean {
  return (
    told(kept.name) === told(name) &&
    sameTexts(kept.sources, sources) &&
    sameTexts(kept.recipients, recipients) &&
    Object.entries(plain).every(([member, value]) => Reflect.get(kept, member) === value)
  );
}
