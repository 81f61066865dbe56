import { Skeleton, SkeletonCards, Spinner, Stack, token, VisuallyHidden } from '@platform/ui';
import { keyframes, styled } from 'styled-components';
import { builtInModule } from '../../manifest/builtInModule';
import type { Screen } from '../../routing/resolveScreen';
import { OutletFailure } from './OutletFailure';
import { useOutlet } from '../../loading/frame/useOutlet';
import { useScreen } from '../../routing/useScreen';

/** Replaces a module that is not mounted: a skeleton, then a notice about the wait, or the failure. */
export function OutletStatus() {
  const screen = useScreen();
  const outlet = useOutlet();
  if (screen.kind === 'waiting') {
    return (
      <Center>
        <Spinner size={32} label="Loading" />
      </Center>
    );
  }
  if (screen.kind === 'unlisted') return <Unlisted screen={screen} />;
  if (outlet.kind === 'loading') {
    return (
      <Late>
        <VisuallyHidden role="status">Loading {outlet.title}</VisuallyHidden>
        <Stack $gap="lg" aria-busy="true">
          <Skeleton $width="14rem" $height="2.25rem" />
          <Skeleton $width="min(28rem, 80%)" />
          <SkeletonCards count={3} />
        </Stack>
        {outlet.slow && <Notice role="status">Still loading {outlet.title}. Your connection may be slow.</Notice>}
      </Late>
    );
  }
  return outlet.kind === 'failed' ? <OutletFailure outlet={outlet} /> : null;
}

/** The module of the address is unknown, so no module is to blame. */
function Unlisted({ screen: { error, retry } }: { screen: Extract<Screen, { kind: 'unlisted' }> }) {
  const { version, descriptor } = builtInModule;
  return (
    <OutletFailure
      outlet={{ kind: 'failed', title: descriptor.title, version, ownPage: true, error, readable: false, retry }}
    />
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Center = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
  color: ${token.color.water};
  animation: ${appear} 200ms 150ms backwards;
`;

/** A module that mounts at once shows no skeleton. */
const Late = styled.div`
  max-width: ${token.width.page};
  margin-inline: auto;
  padding: ${token.space.lg} 0;
  animation: ${appear} 200ms 150ms backwards;
`;

const Notice = styled.p`
  margin-top: ${token.space.lg};
  color: ${token.color.inkMuted};
`;
