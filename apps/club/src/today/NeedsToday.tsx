import { EntryIcon } from '@platform/module-kit';
import { FailedAlert, Section } from '@platform/module-kit/screens';
import { Alert, Card, SkeletonText, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { evenColumns } from './evenColumns';
import { ClubSetup } from './lazyClubSetup';
import type { ModuleNeeds, Need } from './moduleNeeds';
import { RowsLink } from './RowsLink';
import { useSetup } from './useSetup';

interface NeedsTodayProps {
  /** The counts of the club's modules. */
  modules: ModuleNeeds;
}

/**
 * The first row: what waits for the person, each with a link to it. In a new club, the administrator's setup comes
 * first. A module that does not answer is named beside the others.
 */
export function NeedsToday({ modules }: NeedsTodayProps) {
  const setup = useSetup();
  // All appear at once, so that nothing moves while a person reads.
  const isWaiting = !modules.isOffline && (setup.isPending || modules.isPending);
  const { needs } = modules;
  const isAnswered = !modules.isOffline && modules.slow.length === 0 && modules.failed.length === 0;
  return (
    <Section id="needs" title="Needs you today">
      {isWaiting && <Waiting />}
      <Stack>
        {modules.isOffline && <NeedsNetwork />}
        {!isWaiting && !modules.isOffline && setup.isError && (
          <FailedAlert query={setup} title="What is left to set up could not be loaded" />
        )}
        {!isWaiting && setup.steps.length > 0 && <ClubSetup steps={setup.steps} />}
        {!isWaiting && needs.length > 0 && <Needs needs={needs} />}
        {!isWaiting && modules.slow.length > 0 && (
          <Detail role="status">Still asking {modules.slow.join(', ')}.</Detail>
        )}
        {!isWaiting && modules.failed.map((module) => <FailedModule key={module.title} {...module} />)}
        {!isWaiting && isAnswered && needs.length === 0 && setup.steps.length === 0 && !setup.isError && <Nothing />}
      </Stack>
    </Section>
  );
}

function FailedModule({ title, message, retry }: ModuleNeeds['failed'][number]) {
  return (
    <Alert tone="warning" title={`${title} could not say what needs you`} onRetry={retry}>
      {message}
    </Alert>
  );
}

function NeedsNetwork() {
  return <Alert title="Counting this needs a network">What needs you appears here once the connection is back.</Alert>;
}

function Needs({ needs }: { needs: readonly Need[] }) {
  return (
    <Room>
      <Tiles as="ul" role="list" $count={needs.length}>
        {needs.map((need) => (
          <li key={need.id}>
            <RowsLink to={need.to}>
              <Tile>
                <Count>{need.count}</Count>
                <span>
                  <Words>{need.words}</Words>
                  <Detail>{need.detail}</Detail>
                </span>
                <Mark>
                  <EntryIcon icon={need.icon} />
                </Mark>
              </Tile>
            </RowsLink>
          </li>
        ))}
      </Tiles>
    </Room>
  );
}

function Nothing() {
  return (
    <Alert tone="success" title="Nothing needs you today">
      Open shifts, requests, applications, certificates and overdue vendors appear here.
    </Alert>
  );
}

/** The section while it loads. */
export function NeedsOutline() {
  return (
    <Section id="needs-outline" title="Needs you today">
      <Waiting />
    </Section>
  );
}

function Waiting() {
  return (
    <Room>
      <Tiles $count={5} role="status" aria-busy="true" aria-label="Counting what needs you today">
        {['a', 'b', 'c', 'd', 'e'].map((tile) => (
          <Tile key={tile}>
            <Count>
              <SkeletonText $width="0.8em" />
            </Count>
            <span>
              <Words>
                <SkeletonText $width="7em" />
              </Words>
              <Detail>
                <SkeletonText $width="6em" />
              </Detail>
            </span>
          </Tile>
        ))}
      </Tiles>
    </Room>
  );
}

const Room = styled.div`
  container-type: inline-size;
`;

/* Where two, three or four tiles of 14rem fit. */
const Tiles = styled.div<{ $count: number }>`
  display: grid;
  gap: ${token.space.xs};
  grid-template-columns: minmax(0, 1fr);
  @container (min-width: 29rem) {
    gap: ${token.space.md};
    grid-template-columns: repeat(${({ $count }) => evenColumns($count, 2)}, minmax(0, 1fr));
  }
  @container (min-width: 44rem) {
    grid-template-columns: repeat(${({ $count }) => evenColumns($count, 3)}, minmax(0, 1fr));
  }
  @container (min-width: 59rem) {
    grid-template-columns: repeat(${({ $count }) => evenColumns($count, 4)}, minmax(0, 1fr));
  }
`;

const Tile = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${token.space.sm};
  height: 100%;
  padding: ${token.space.xs} ${token.space.md};
  /* Where tiles stand beside each other: a phone has a list of many. */
  @container (min-width: 29rem) {
    padding: ${token.space.md};
  }
`;

const Count = styled.strong`
  min-width: 0.9em;
  color: ${token.color.court};
  font-family: ${token.font.display};
  font-size: ${token.size.xxl};
  font-weight: ${token.weight.display};
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1;
`;

const Words = styled.span`
  display: block;
  font-weight: ${token.weight.semibold};
  line-height: ${token.leading.heading};
`;

const Detail = styled.span`
  display: block;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};

  /* Not every club has the module with the rows behind it: what leads there looks like it. */
  a & {
    color: ${token.color.water};
    text-decoration: underline 0.08em;
  }
`;

const Mark = styled.span`
  flex: none;
  margin-left: auto;
  color: ${token.color.inkFaint};
`;
