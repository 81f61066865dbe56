import { useManifest } from '@platform/module-kit';
import { Button, focusOnColor, media, token } from '@platform/ui';
import { FlaskConical } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { NoticeBar } from '../chrome/notices/NoticeBar';
import { exitPreview } from './endPreview';
import { previewMoment } from './previewMoment';
import { previewStore } from './previewStore';

/** Says on every page of a tab which preview it shows and until when, and ends it. */
export function PreviewBanner() {
  const state = useSyncExternalStore(previewStore.subscribe, previewStore.get);
  switch (state.kind) {
    case 'running':
      return <Running endsAt={state.preview.endsAt} />;
    case 'ended':
      return (
        <NoticeBar>
          The preview has ended. {state.stillShown ? 'From the next page on you see' : 'This is'} what everyone sees.
          <Dismiss />
        </NoticeBar>
      );
    case 'unanswered':
      return (
        <NoticeBar>
          The preview could not be loaded. This is what everyone sees.
          <Button size="sm" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </NoticeBar>
      );
    case 'none':
      return null;
  }
}

function Running({ endsAt }: { endsAt: string }) {
  const previewed = useManifest().modules.filter(({ why }) => why === 'ticket');
  return (
    <Bar aria-label="Preview">
      <FlaskConical size={18} aria-hidden="true" />
      <span>
        <strong>Preview</strong> of{' '}
        {previewed.map(({ descriptor, version }) => `${descriptor.title} ${version}`).join(', ')}, until{' '}
        {previewMoment(endsAt)}
      </span>
      <Button size="sm" variant="secondary" onClick={exitPreview}>
        Exit preview
      </Button>
    </Bar>
  );
}

function Dismiss() {
  return (
    <Button size="sm" variant="quiet" onClick={() => previewStore.set({ kind: 'none' })}>
      Dismiss
    </Button>
  );
}

const Bar = styled(NoticeBar).attrs({ as: 'section' })`
  background: ${token.color.court};
  color: ${token.color.onCourt};
  ${focusOnColor}

  svg {
    flex: none;
  }

  /* As small as possible on a phone. */
  @media ${media.mobile} {
    flex-wrap: nowrap;
    justify-content: space-between;
    text-align: start;

    > svg {
      display: none;
    }

    button {
      flex: none;
    }
  }
`;
