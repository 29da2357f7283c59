import type { AlertOutcome, Alerts, RuleOutcome } from '../alerts/alerts';
import { failure, jsonAnswer, noContent } from '../answers';
import type { Ports } from '../ports';
import { readNote } from '../rules/act-request';
import { alertAnswer, alertDetailAnswer, samplesAnswer } from '../rules/alert';
import { alertCounts, bellOf, readAlertFilter } from '../rules/alert-filter';
import { metricList } from '../rules/alert-metrics';
import { readAssignment, readRule, readStatusChange } from '../rules/alert-request';
import { ruleAnswer } from '../rules/alert-rule';
import { isoDate } from '../rules/mexico-time';
import { readPage } from '../rules/paging';
import { isIdempotencyKey, readVersion } from '../rules/refund-request';
import type { AlertGroupPage, AlertPage, AlertRules, RuleTrial } from '../wire/alerts';
import { type Answer, type Caller, queryOf, readBody } from './caller';
import { actorOf } from './refunds';

type AlertCall =
  | 'GET /alert'
  | 'GET /alert/group'
  | 'GET /alert/assignee'
  | 'GET /alert/rule'
  | 'POST /alert/rule'
  | 'POST /alert/rule/trial'
  | 'PUT /alert/rule/{ruleId}'
  | 'DELETE /alert/rule/{ruleId}'
  | 'GET /alert/{alertId}'
  | 'PUT /alert/{alertId}/status'
  | 'PUT /alert/{alertId}/assignee'
  | 'POST /alert/{alertId}/note';

const copy = {
  absent: 'Este Atalaya no vigila alertas.',
  unknown: 'No existe esa alerta.',
  unknownRule: 'No existe esa regla.',
  filter: 'El filtro no es válido.',
  refused: 'Hay datos por corregir.',
  elsewhere: 'Las reglas se escriben en Prometheus; aquí solo se leen.',
  key: 'Falta el encabezado Idempotency-Key: de 8 a 100 letras, cifras o signos.',
};

/** Alerts, what people do with them, and the rules that make them. */
export function alertAnswers({ alerts, ownAccount, clock }: Ports): Record<AlertCall, Answer> {
  const having =
    (answer: (alerts: Alerts, caller: Caller) => Promise<Response>): Answer =>
    (caller) =>
      alerts ? answer(alerts, caller) : failure(404, copy.absent);
  /** Changes rules, where they are kept here. */
  const writing = (answer: (alerts: Alerts, caller: Caller) => Promise<Response>) =>
    having(async (kept, caller) => (kept.editable ? answer(kept, caller) : failure(501, copy.elsewhere)));
  const refused = (refusal: object) => failure(422, copy.refused, { ...refusal });
  const idOf = ({ request }: Caller) => request.param('alertId') ?? '';
  const ruleOf = ({ request }: Caller) => request.param('ruleId') ?? '';
  const generatedAt = () => isoDate(clock.now());

  const outcome = (result: AlertOutcome, { account, now }: Caller) => {
    if ('refused' in result) return refused({ fields: result.refused });
    if ('unknown' in result) return failure(404, copy.unknown);
    if ('conflict' in result)
      return failure(409, result.message, { current: alertDetailAnswer(result.conflict, account.role, now) });
    return jsonAnswer(alertDetailAnswer(result.alert, account.role, now));
  };
  const ruleOutcome = (result: RuleOutcome) => {
    if ('refused' in result) return refused({ fields: result.refused });
    if ('unknown' in result) return failure(404, copy.unknownRule);
    if ('conflict' in result) return failure(409, result.message, { current: ruleAnswer(result.conflict) });
    return 'gone' in result ? noContent() : jsonAnswer(ruleAnswer(result.rule));
  };

  return {
    'GET /alert': having(async (kept, { request, account, now }) => {
      const query = queryOf(request);
      const filter = readAlertFilter(query, account.email);
      if (!filter) return failure(400, copy.filter);
      const { page, size, ascending } = readPage(query);
      const found = await kept.page(filter, { page, size, ascending });
      const answer: AlertPage = {
        data: found.alerts.map((alert) => alertAnswer(alert, account.role, now)),
        ...{ page, size, ...alertCounts(found.kinds, filter), generatedAt: generatedAt() },
      };
      return jsonAnswer(answer);
    }),
    'GET /alert/group': having(async (kept, { request, account, now }) => {
      const query = queryOf(request);
      const filter = readAlertFilter(query, account.email);
      if (!filter) return failure(400, copy.filter);
      const { page, size } = readPage(query);
      const [{ groups, kinds, lastStartedAt }, wanted] = await Promise.all([
        kept.folded(filter),
        ownAccount?.preference(account.id),
      ]);
      const { total: alertCount, ...counts } = alertCounts(kinds, filter);
      const answer: AlertGroupPage = {
        data: groups.slice((page - 1) * size, page * size).map(({ startedAt, alerts, ...group }) => ({
          ...{ ...group, startedAt: isoDate(startedAt) },
          alerts: alerts.map((alert) => alertAnswer(alert, account.role, now)),
        })),
        ...{ page, size, total: groups.length, alertCount, ...counts },
        lastStartedAt: lastStartedAt === null ? null : isoDate(lastStartedAt),
        bell: wanted ? bellOf(kinds, wanted.notices) : null,
        generatedAt: generatedAt(),
      };
      return jsonAnswer(answer);
    }),
    'GET /alert/assignee': having(async (kept) => jsonAnswer({ data: await kept.assignees() })),
    'GET /alert/{alertId}': having(async (kept, caller) => {
      const alert = await kept.find(idOf(caller));
      return alert ? jsonAnswer(alertDetailAnswer(alert, caller.account.role, caller.now)) : failure(404, copy.unknown);
    }),
    'PUT /alert/{alertId}/status': having(async (kept, caller) => {
      const change = readStatusChange(await readBody(caller.request), caller.now);
      if ('fields' in change) return refused(change);
      return outcome(await kept.setStatus(idOf(caller), change, actorOf(caller)), caller);
    }),
    'PUT /alert/{alertId}/assignee': having(async (kept, caller) => {
      const assignment = readAssignment(await readBody(caller.request));
      if ('fields' in assignment) return refused(assignment);
      return outcome(await kept.assign(idOf(caller), assignment, actorOf(caller)), caller);
    }),
    'POST /alert/{alertId}/note': having(async (kept, caller) => {
      const key = caller.request.header('Idempotency-Key')?.trim() ?? '';
      if (!isIdempotencyKey(key)) return failure(400, copy.key);
      const note = readNote(await readBody(caller.request));
      if ('fields' in note) return refused(note);
      return outcome(await kept.note(idOf(caller), note.text, key, actorOf(caller)), caller);
    }),
    'GET /alert/rule': having(async (kept) => {
      const answer: AlertRules = {
        data: (await kept.rules()).map(ruleAnswer),
        ...{ metrics: metricList, editable: kept.editable },
      };
      return jsonAnswer(answer);
    }),
    'POST /alert/rule': writing(async (kept, caller) => {
      const draft = readRule(await readBody(caller.request));
      return 'fields' in draft ? refused(draft) : ruleOutcome(await kept.createRule(draft, actorOf(caller)));
    }),
    'POST /alert/rule/trial': writing(async (kept, caller) => {
      const draft = readRule(await readBody(caller.request));
      if ('fields' in draft) return refused(draft);
      const { from, to, sources } = await kept.trial(draft);
      const answer: RuleTrial = {
        ...{ from: isoDate(from), to: isoDate(to) },
        sources: sources.map(({ source, samples, firings }) => ({
          source,
          samples: samplesAnswer(samples),
          firings: firings.map(({ startedAt, endedAt, value }) => ({
            ...{ startedAt: isoDate(startedAt), value },
            endedAt: endedAt === null ? null : isoDate(endedAt),
          })),
        })),
      };
      return jsonAnswer(answer);
    }),
    'PUT /alert/rule/{ruleId}': writing(async (kept, caller) => {
      const body = await readBody(caller.request);
      const [draft, version] = [readRule(body), readVersion(body.version, 'Di qué versión de la regla viste.')];
      if ('fields' in draft) return refused(draft);
      if (typeof version !== 'number') return refused(version);
      return ruleOutcome(await kept.updateRule(ruleOf(caller), draft, version, actorOf(caller)));
    }),
    'DELETE /alert/rule/{ruleId}': writing(async (kept, caller) => {
      const version = readVersion(queryOf(caller.request).get('version'), 'Di qué versión de la regla viste.');
      if (typeof version !== 'number') return refused(version);
      return ruleOutcome(await kept.deleteRule(ruleOf(caller), version, actorOf(caller)));
    }),
  };
}
