import type { ReportedOperations } from '../report-ports';
import type { Range } from '../rules/day-range';
import { startOfDay } from '../rules/mexico-time';
import type { OperationFilter } from '../rules/operation-filter';
import type { OperationSums, SumMember } from '../rules/operation-sums';
import type { ChannelTraffic } from '../wire/channels';

const DAY = 86_400_000;
/** Days whose average is what is usual. */
const USUAL_DAYS = 28;
/** For how long the sums of the last 24 hours are told again, ms. */
const FRESH = 10_000;
/** Far less is approved: so many hundredths less than usual, of at least so many that were approved or declined. */
const DROP = 0.05;
const LEAST = 20;

const NOTHING: ChannelTraffic = {
  ...{ operations24h: 0, approvalRate24h: null, usualApprovalRate: null, drop: null, methods24h: [], plainCards24h: 0 },
};

/** What goes through each channel; the average of the days that are over is asked for once a day, the last 24 hours each few seconds. */
export function createTraffic(operations: Pick<ReportedOperations, 'sums'>) {
  let usual: { day: number; sums: Promise<readonly OperationSums[]> } | undefined;

  const sums = (range: Range, members: readonly SumMember[], now: number) =>
    operations.sums({ ...EVERYTHING, range }, { members, granularity: null }, now);

  const usualSums = (now: number) => {
    const day = startOfDay(now);
    if (usual?.day !== day) {
      const asked = sums({ from: day - USUAL_DAYS * DAY, until: day }, ['channel', 'errorCode'], now);
      const kept = { day, sums: asked };
      usual = kept;
      asked.catch(() => {
        if (usual === kept) usual = undefined;
      });
    }
    return usual.sums;
  };

  let last: { at: number; traffic: Promise<(key: string) => ChannelTraffic> } | undefined;

  const read = async (now: number): Promise<(key: string) => ChannelTraffic> => {
    const range = { from: now - DAY, until: now };
    const members = ['channel', 'paymentMethod', 'authentication', 'errorCode', 'errorMessage'] as const;
    const [today, before] = await Promise.all([sums(range, members, now), usualSums(now)]);
    return (key) => {
      const own = (all: readonly OperationSums[]) => all.filter((one) => one.members.channel === key);
      return trafficOf(own(today), own(before));
    };
  };

  /** By the name of the channel in its operations; all who ask within a few seconds are told the same. */
  return (now: number): Promise<(key: string) => ChannelTraffic> => {
    if (last && now >= last.at && now - last.at < FRESH) return last.traffic;
    const asked = { at: now, traffic: read(now) };
    last = asked;
    asked.traffic.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.traffic;
  };
}

function trafficOf(today: readonly OperationSums[], before: readonly OperationSums[]): ChannelTraffic {
  const [approvalRate24h, usualApprovalRate] = [rateOf(today), rateOf(before)];
  const isDrop =
    approvalRate24h !== null &&
    usualApprovalRate !== null &&
    usualApprovalRate - approvalRate24h >= DROP &&
    decided(today) >= LEAST;
  const methods = [...new Set(today.map(({ members }) => members.paymentMethod ?? ''))].filter((name) => name !== '');
  const counted = (some: readonly OperationSums[]) => some.reduce((sum, { count }) => sum + count, 0);
  return {
    ...{ ...NOTHING, operations24h: counted(today), approvalRate24h, usualApprovalRate },
    drop: isDrop ? grownCode(today, before) : null,
    methods24h: methods
      .map((paymentMethod) => ({
        paymentMethod,
        count: counted(today.filter(({ members }) => members.paymentMethod === paymentMethod)),
      }))
      .sort((one, other) => other.count - one.count),
    plainCards24h: counted(
      today.filter(({ members }) => members.paymentMethod === 'CARD' && members.authentication !== 'THREE_D_SECURE'),
    ),
  };
}

const decided = (sums: readonly OperationSums[]) =>
  sums.reduce((sum, { approved, declined }) => sum + approved + declined, 0);

function rateOf(sums: readonly OperationSums[]): number | null {
  const all = decided(sums);
  return all === 0 ? null : sums.reduce((sum, { approved }) => sum + approved, 0) / all;
}

/** The code whose share of what was approved or declined grew most. */
function grownCode(today: readonly OperationSums[], before: readonly OperationSums[]) {
  const share = (sums: readonly OperationSums[], code: string) =>
    sums.reduce((sum, { members, declined }) => sum + (members.errorCode === code ? declined : 0), 0) /
    Math.max(1, decided(sums));
  const codes = [...new Set(today.map(({ members }) => members.errorCode ?? ''))].filter((code) => code !== '');
  const growth = (code: string) => share(today, code) - share(before, code);
  const [errorCode = null] = codes.sort((one, other) => growth(other) - growth(one));
  const told = today.find(({ members }) => members.errorCode === errorCode);
  return { errorCode, errorMessage: told?.members.errorMessage ?? null };
}

const EVERYTHING: OperationFilter = {
  ...{ range: null, lists: {}, statuses: [], reconciled: null, hasRefund: false, text: '', findsNothing: false },
  ...{ minAmount: Number.NEGATIVE_INFINITY, maxAmount: Number.POSITIVE_INFINITY },
};
