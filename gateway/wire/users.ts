/** How somebody who may use the console stands. */
export const userStatuses = ['INVITED', 'ACTIVE', 'BLOCKED', 'DISABLED'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** What is done to somebody's account. */
export type UserAction = 'EDIT' | 'ROLE' | 'INVITE' | 'RESET' | 'UNBLOCK' | 'END_SESSIONS' | 'ENABLE' | 'DISABLE';

/** Somebody who may use the console, as whoever administrates sees it. */
export interface User {
  userId: string;
  email: string;
  name: string;
  lastName: string;
  job: string;
  role: string;
  status: UserStatus;
  changePassword: boolean;
  lastAccess: string | null;
  createdAt: string | null;
  /** Until when the link of the invitation may be opened. */
  invitedUntil: string | null;
  /** Attempts to sign in that failed of late. */
  failedAttempts: number;
  /** Sessions that are open. */
  sessions: number;
  version: number;
  /** Whether it is whoever asks. */
  isSelf: boolean;
  actions: UserAction[];
  /** What whoever asks may not do to it, and why. */
  locked: Partial<Record<UserAction, string>>;
}

export interface UserPage {
  data: User[];
  page: number;
  size: number;
  total: number;
  /** Of those that match all but the status. */
  statusCounts: Record<UserStatus, number>;
  generatedAt: string;
}
