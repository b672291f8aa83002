import type { Auth } from '../auth/auth.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import type { Origin } from '../http/call.ts';
import type { Mail } from '../mail/mail.ts';
import type { TaskQueue } from '../queue/task-queue.ts';

export interface AccountDeps {
  database: Database;
  auth: Auth;
  mail: Mail;
  tasks: TaskQueue;
  clock: Clock;
  appName: string;
  /** what links in mail begin with */
  publicUrl: string;
}

/** Somebody about the own account, and where from. */
export interface Owner {
  actor: Actor;
  origin: Origin;
}
