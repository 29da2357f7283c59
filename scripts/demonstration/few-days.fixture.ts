// `npm start` with eight days of invented payments in the place of months, of which two are there before anybody is served:
// as many on every day of the calendar, and enough to be stopped in the middle of them.
import { readSettings } from '../../gateway/host/settings.ts';
import { startOfDay } from '../../gateway/rules/mexico-time.ts';
import { startPlatform } from './start-platform.ts';

await startPlatform({
  settings: readSettings(process.env),
  isEmpty: false,
  reach: (today) => startOfDay(today, -7),
  firstDays: 2,
});
