import { demonstrationChannels } from '../../gateway/channels/demonstration-channels.ts';
import { demonstrationPromotions, demonstrationUses } from '../../gateway/promotions/demonstration-promotions.ts';
import { hashPassword } from '../../gateway/sign-in/passwords.ts';
import { keepChannels } from '../../gateway/sql/channels/demonstration-channels.ts';
import { holdings } from '../../gateway/sql/demonstration-days.ts';
import { keepPromotions } from '../../gateway/sql/promotions/demonstration-promotions.ts';
import type { Database } from '../../gateway/sql/tables.ts';
import { keepPeople } from '../../gateway/sql/users/demonstration-people.ts';
import { demonstrationEvents, demonstrationSessions } from '../../gateway/users/demonstration-activity.ts';
import { demonstrationUser, demonstrationUsers } from '../../gateway/users/demonstration-users.ts';
import { demoPassword, platformUsers } from '../../mocks/accounts/users.ts';
import { createLoad, type DemonstrationLoad } from './load.ts';

/** Puts invented payments and users into a database that is the demonstration's or holds nothing yet; into no other. */
export async function demonstrate(
  db: Database,
  options: Parameters<typeof createLoad>[1],
): Promise<DemonstrationLoad | undefined> {
  if ((await holdings(db)) === 'own') return undefined;
  const load = createLoad(db, options);
  await load.prepare();
  await addPeople(db);
  const now = Date.now();
  await keepPromotions(db, demonstrationPromotions(now), (promotion) => demonstrationUses(promotion, now));
  await keepChannels(db, demonstrationChannels(now));
  return load;
}

/** Who is there already keeps the password that was chosen, and all that was done to the account. */
async function addPeople(db: Database): Promise<void> {
  const now = Date.now();
  const people = [...platformUsers.map((user) => demonstrationUser(user, now)), ...demonstrationUsers(now)];
  const lives = { sessionsOf: demonstrationSessions, eventsOf: demonstrationEvents };
  await keepPeople(db, people, await hashPassword(demoPassword), lives, now);
}
