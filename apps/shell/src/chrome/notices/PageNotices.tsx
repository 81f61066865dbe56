import { brand } from '@platform/contract';
import { unsavedChanges } from '@platform/module-kit';
import { useOnline } from '@platform/module-kit/screens';
import { Button, token } from '@platform/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { updateStore } from '../../document/updateStore';
import { lateNotices } from './lateNotices';
import { NoticeBar } from './NoticeBar';

/**
 * Notices about the whole page: it is a preview, the network is gone, or a newer release exists. The notice about the
 * network is in the page's first code, because without a network no more code arrives.
 */
export function PageNotices() {
  const late = useSyncExternalStore(lateNotices.subscribe, lateNotices.get);
  const online = useOnline();
  const updated = useSyncExternalStore(updateStore.subscribe, updateStore.get);
  const unsaved = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.first);
  return (
    <>
      <Place role="status">
        {late.PreviewBanner && <late.PreviewBanner />}
        {!online && (
          <NoticeBar>
            You are offline. You can read what is open. Some changes have to wait until you are online again.
          </NoticeBar>
        )}
        {/* Reloading would take what a person is typing: the notice waits until it is saved or discarded. */}
        {online && updated && unsaved === undefined && (
          <NoticeBar>
            A new version of {brand.name} is ready.
            <Buttons>
              <Button size="sm" onClick={() => window.location.reload()}>
                Reload
              </Button>
              <Button size="sm" variant="quiet" onClick={updateStore.putOff}>
                Later
              </Button>
            </Buttons>
          </NoticeBar>
        )}
      </Place>
      {late.Questions && <late.Questions />}
    </>
  );
}

/** Always rendered: a screen reader announces only changes inside a region that already exists. */
const Place = styled.div`
  position: sticky;
  top: var(--header-height);
  z-index: ${token.layer.sticky};
`;

const Buttons = styled.span`
  display: inline-flex;
  gap: ${token.space.xs};
`;
