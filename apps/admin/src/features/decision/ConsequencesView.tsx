import { Quiet } from '@platform/module-kit/screens';
import { Alert, DescriptionList, Grid, media, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { Lines, SideTitle } from '../detailParts';
import type { Consequences } from '../../source/rows/consequences';
import {
  bytesInWords,
  changesAnything,
  doubtsOf,
  linesOf,
  peopleInWords,
  releaseInWords,
  sharedInWords,
  type ConsequenceLine,
} from './consequenceLines';

/** What the change adds and removes, and its numbers. */
export function ConsequencesView({ consequences }: { consequences: Consequences }) {
  const { now, then, routes, people, dependants, restingRows } = consequences;
  const shared = sharedInWords(consequences);
  const doubts = doubtsOf(consequences);
  if (then.on && then.version === null) {
    return <Alert>This module has no release yet. People cannot see it before its first one.</Alert>;
  }
  return (
    <Stack>
      {doubts.length > 0 && <Alert tone="warning">{doubts.join(' ')}</Alert>}
      {changesAnything(consequences) ? (
        <Grid $min="15rem" $gap="md">
          <Side title="Comes" lines={linesOf(consequences, 'come')} />
          <Side title="Goes" lines={linesOf(consequences, 'go')} />
        </Grid>
      ) : (
        <p>People notice nothing: it is the release that they have.</p>
      )}
      <DescriptionList
        items={[
          { term: 'Release', description: releaseInWords(consequences) },
          { term: 'People affected', description: changesAnything(consequences) ? peopleInWords(people) : 'No one' },
          { term: 'Bytes on first load', description: bytesInWords(consequences) },
          ...(routes.stay.length > 0
            ? [{ term: 'Pages that stay', description: routes.stay.map(({ path }) => path).join(', ') }]
            : []),
          ...(restingRows > 0
            ? [
                {
                  term: 'Recorded rows',
                  description: `${restingRows.toLocaleString('en-US')} stay and can be read in the club’s exports, but no longer changed`,
                },
              ]
            : []),
          ...(dependants.length > 0
            ? [{ term: 'Lead into it', description: dependants.map(({ title }) => title).join(', ') }]
            : []),
          ...(then.version === null
            ? []
            : [{ term: 'Shared versions', description: shared.length > 0 ? shared.join('; ') : 'Nothing new' }]),
          ...(now.contract && then.contract && now.contract !== then.contract
            ? [{ term: 'Contract', description: `${now.contract} to ${then.contract}` }]
            : []),
        ]}
      />
    </Stack>
  );
}

function Side({ title, lines }: { title: string; lines: readonly ConsequenceLine[] }) {
  return (
    <section aria-label={title}>
      <SideTitle>{title}</SideTitle>
      {lines.length === 0 ? (
        <Quiet as="span">Nothing</Quiet>
      ) : (
        <Lines role="list">
          {lines.map(({ kind, text }) => (
            <Thing key={`${kind} ${text}`}>
              <Quiet as="span">{kind}</Quiet>
              <span>{text}</span>
            </Thing>
          ))}
        </Lines>
      )}
    </section>
  );
}

const Thing = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: baseline;
  gap: ${token.space.xs};
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;
