import { reloadMembership, useAuth } from '@platform/session';
import { useEffect, useRef } from 'react';
import { hasWorker } from '@platform/module-kit';
import { keepOffline } from './keepOffline';
import { followKeptAnswers, followNetwork } from './keptAnswers';

/** Pages of a module for a day without a network. */
export interface OfflinePages {
  /** Their addresses without queries, such as `/operations`. */
  pages: readonly string[];
  /**
   * The tables, views and functions of the database whose answers are kept for them: `pools`, or of a table with
   * confidential columns `staff_members?id,user_id`.
   */
  reads: readonly string[];
  /** Makes those reads once, also for parts that were not opened: an answer is kept once it has arrived. */
  ask: () => Promise<unknown>;
  /** The module of the pages, for use on a page of several modules: the files of the others are not kept. */
  module?: string;
  /** Whether the page is the one on which the app opens: without a network, it opens at the address of the site, too. */
  isHome?: boolean;
}

/** Keeps pages and their reads on this device, once the page that calls it is open. */
export function useKeptOffline({ pages, reads, ask, module, isHome }: OfflinePages): void {
  const person = useAuth().user?.id;
  const [allPages, allReads] = [pages.join(' '), reads.join(' ')];
  const asking = useRef(ask);
  useEffect(followKeptAnswers, []);
  useEffect(followNetwork, []);
  useEffect(() => {
    const keepAll = async () => {
      if (!allPages || person === undefined) return;
      // The worker has seen the page's first requests only if it was there before the page.
      const isFirst = !hasWorker();
      for (const page of allPages.split(' ')) {
        if (!(await keepOffline(person, page, allReads.split(' '), module, isHome))) return;
      }
      if (isFirst) await reloadMembership();
      await asking.current();
    };
    // Without it the page works as before, with a network.
    keepAll().catch((error: unknown) => console.warn('This page is not kept', error));
  }, [person, allPages, allReads, module, isHome]);
}
