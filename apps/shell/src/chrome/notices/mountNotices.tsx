import { manifestStore } from '@platform/module-kit';
import { keepFocus } from '@platform/ui/focus';
import { useEffect } from 'react';
import { Devtools } from '../../devtools/Devtools';
import { followErrors } from '../../devtools/followErrors';
import { followEngagement, refreshEngagement } from '../../manifest/followEngagement';
import { followEntries } from '../../document/followEntries';
import { followSite, refreshSite } from '../../document/followSite';
import { followInteractions } from '../../document/lastInteraction';
import type { Page } from '../../document/readPage';
import { fetchTowards } from '../../loading/code/fetchTowards';
import type { prepareModule } from '../../loading/code/prepareModule';
import { followMembership } from '../../routing/followMembership';
import { LeaveQuestion } from './LeaveQuestion';
import { lateNotices } from './lateNotices';
import { SignOutQuestion } from './SignOutQuestion';

/**
 * Adds the questions before leaving and signing out. Follows what concerns the
 * page as a whole, such as its focus. Resolves when the questions guard the page.
 * @param prepare prepares the module behind a link; the first files of the shell have it
 */
export function mountNotices({ composition }: Page, prepare: typeof prepareModule): Promise<void> {
  followSite();
  followEngagement(composition);
  followMembership();
  followInteractions();
  followEntries({
    askForNewer: () => (manifestStore.get().source === 'person' ? refreshEngagement(composition) : refreshSite()),
    reload: () => window.location.reload(),
  });
  fetchTowards(prepare);
  keepFocus();
  followErrors();
  return new Promise((resolve) => {
    const Questions = () => (
      <>
        <LeaveQuestion />
        <SignOutQuestion />
        <Devtools />
        <AfterEffects run={resolve} />
      </>
    );
    lateNotices.set({ ...lateNotices.get(), Questions });
  });
}

/** Calls `run` once the components before it have run their effects. */
function AfterEffects({ run }: { run(): void }) {
  useEffect(run, [run]);
  return null;
}
