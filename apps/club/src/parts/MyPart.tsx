import { Slot } from '@platform/module-kit';
import { useAuth, type Club } from '@platform/session';
import { media, token } from '@platform/ui';
import { styled } from 'styled-components';

/**
 * What the club's modules show a person who works there: their week, their certificates, their training. Each part
 * offers its actions in place. Renders nothing for people who are not on the staff.
 */
export function MyPart({ club }: { club: Club }) {
  const { user } = useAuth();
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
