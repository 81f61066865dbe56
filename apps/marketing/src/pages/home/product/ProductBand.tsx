import { Button, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Band, BandTitle, Lead } from '../../Band';
import { GuardPhone } from './GuardPhone';
import { WeekBoard } from './WeekBoard';

/** What a club works in: one week of the demo club, for those who plan it and for those who work it. */
export function ProductBand() {
  return (
    <Band ground="surface" labelledBy="home-product">
      <Head>
        <div>
          <BandTitle id="home-product">One week, seen by everybody</BandTitle>
          <Lead>
            The manager sees what is still open. The lifeguard sees when she works, and takes the shift that is free.
          </Lead>
        </div>
        <Button as={Link} to="/demo/training" variant="secondary" size="lg">
          Try the training demo
        </Button>
      </Head>
      <Stage>
        <Board>
          <WeekBoard />
        </Board>
        <Phone>
          <GuardPhone />
        </Phone>
      </Stage>
    </Band>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${token.space.lg};
  justify-items: start;
  margin-bottom: ${token.space.xxl};
  > div {
    display: grid;
    gap: ${token.space.md};
  }
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
  @media print {
    > a {
      display: none;
    }
  }
`;

/* The phone stands beside the board. In a narrower window it stands alone: the board would be too small to read. */
const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.xl};
  align-items: end;
  justify-items: center;
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 15rem;
  }
`;

const Board = styled.div`
  overflow: hidden;
  width: 100%;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.xl};
  box-shadow: ${token.shadow.floating};
  > svg {
    display: block;
    width: 100%;
    height: auto;
  }
  @media not all and ${media.wide} {
    display: none;
  }
`;

const Phone = styled.div`
  width: min(100%, 20rem);
  > svg {
    display: block;
    width: 100%;
    height: auto;
    filter: drop-shadow(0 1.5rem 2rem ${token.color.sceneShadow});
  }
`;
