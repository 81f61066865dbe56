import { clubFuture } from './clubFuture';
import { contact } from './contact';
import { platform } from './platform';
import { postSeason } from './postSeason';
import { registry } from './registry';
import type { Subject, TableRule } from './rule';
import { scheduling } from './scheduling';
import { staff } from './staff';
import { training } from './training';

/** Everything that the database exposes. A new subject is one line here. */
export const subjects: Subject[] = [platform, staff, training, scheduling, postSeason, clubFuture, contact, registry];

/** The matrix of the rules, by table or view of the schema `public`. */
export const tableRules: Record<string, TableRule> = Object.assign({}, ...subjects.map(({ tables }) => tables));
