/**
 * Of an operation who was asked last to charge it and how long that took, told of before for as far back as a report and the
 * period before it reach. The log's order by time holds what a report of its steps reads, so that it reads no entry.
 */
export const transactionTables = `
alter table operation add column provider text, add column latency_ms integer;
update operation set provider = detail.attempts->-1->>'provider', latency_ms = (detail.attempts->-1->>'latencyMs')::integer
from operation_detail as detail
where detail.operation_id = operation.operation_id and detail.recorded_at = operation.recorded_at
  and operation.date > now() - interval '62 days';
drop index trace_at_idx;
create index trace_at_idx on trace (at desc) include (service, operation, channel, code, log_type, elapsed_ms);
`;
