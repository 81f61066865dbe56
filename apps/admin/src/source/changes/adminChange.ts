import { changesOf, type PageSource } from '@platform/module-kit/screens';
import type { Administrator, AdminReads } from '../adminSource';

/** Declares a change that an administrator makes. */
export const adminChange = changesOf<AdminReads, Administrator, PageSource>();
