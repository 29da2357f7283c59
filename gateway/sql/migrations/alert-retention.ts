/** Alerts that ended long ago may go, their notes before them; until then nothing takes one away. */
export const alertRetention = `
create function refuse_recent_alert() returns trigger language plpgsql as $$
begin
  if exists (
    select from alert where alert_id = old.alert_id and coalesce(ended_at, 'infinity') > now() - interval '30 days'
  ) then
    raise exception 'Nothing of % is changed or removed.', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
drop trigger alert_stays on alert;
create trigger alert_stays before delete on alert for each row execute function refuse_recent_alert();
create trigger alert_is_not_emptied before truncate on alert for each statement execute function refuse_change();
drop trigger alert_note_stays on alert_note;
create trigger alert_note_stays before delete on alert_note for each row execute function refuse_recent_alert();
create trigger alert_note_is_not_changed before update or truncate on alert_note
  for each statement execute function refuse_change();
`;
