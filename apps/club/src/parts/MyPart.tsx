import { HOME_OF_MEMBERS } from '@platform/contract';
import { Slot } from '@platform/module-kit';
import { useKeptOffline } from '@platform/module-kit/screens';
import { useAuth, type Club } from '@platform/session';
import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import own from '../../module.json';
import { askForSeason } from '../today/source/reads/seasonEnd';

/**
 * What the club's modules show a person who works there: their week, their certificates, their training. Each part
 * offers its actions in place. Renders nothing for people who are not on the staff. Keeps the dashboard for a day without a
 * network: it is the page on which the app opens. Each module keeps the code and the reads of its part.
 */
export function MyPart({ club }: { club: Club }) {
  const { user } = useAuth();
  useKeptOffline({
    pages: [HOME_OF_MEMBERS],
    reads: ['seasons?ends_on'],
    ask: () => askForSeason(club.id, club.season),
    module: own.id,
    isHome: true,
  });
  if (!user) return null;
  return (
    <Parts data-mine>
      <Slot name="home.mine" as="sections" props={{ clubId: club.id, userId: user.id }} />
    </Parts>
  );
}

/* The first module has the full width; the others share rows. One that renders nothing leaves no gap. */
const Parts = styled.div`
  display: grid;
  gap: ${token.space.xl} ${token.space.lg};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;

  > :first-child {
    grid-column: 1 / -1;
  }

  &:not(:has(> * > [data-slot-part]:not([hidden]) > :not(:empty))):not(:has([aria-busy])) {
    display: none;
  }

  @media not all and ${media.beside} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* How high one is, is known with its data: until then nothing below it is shown. One that fails says so within seconds. */
  &:has(div[aria-busy='true']) ~ *,
  > :has(div[aria-busy='true']) ~ * {
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;
