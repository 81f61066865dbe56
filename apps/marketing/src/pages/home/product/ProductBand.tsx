import { Button, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Band, BandTitle, Lead } from '../../Band';
import { DayBoard } from './DayBoard';
import { GuardPhone } from './GuardPhone';
import { SIDEBAR_SHARE, WeekBoard } from './WeekBoard';

/** The product at work: one week of the demo club, for the people who plan it and those who work it. */
export function ProductBand() {
  return (
    <Band ground="surface" labelledBy="home-product">
      <Stage>
        <Head>
          <div>
            <BandTitle id="home-product">One week, seen by everyone</BandTitle>
            <Lead>
              The manager sees what is still open. The lifeguard sees when she works, and takes the shift that is free.
            </Lead>
          </div>
          <Button as={Link} to="/demo/training" variant="secondary" size="lg">
            Try the training demo
          </Button>
        </Head>
        <Board $of="week">
          <WeekBoard />
        </Board>
        <Board $of="days">
          <DayBoard />
        </Board>
        <Phone>
          <GuardPhone />
        </Phone>
      </Stage>
    </Band>
  );
}

/*
 * The phone is beside the board; beside the text where the board needs the whole width; last where everything is
 * stacked.
 */
const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.xxl} ${token.space.xl};
  align-items: end;
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    grid-template-areas: 'words phone' 'board board';
  }
  @media ${media.wide} {
    grid-template-areas: 'words words' 'board phone';
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${token.space.lg};
  justify-items: start;
  > div {
    display: grid;
    gap: ${token.space.md};
  }
  @media ${media.compact} {
    > a {
      width: 100%;
    }
  }
  @media ${media.desktop} {
    grid-area: words;
    align-self: center;
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

const Board = styled.div<{ $of: 'week' | 'days' }>`
  overflow: hidden;
  width: 100%;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.xl};
  box-shadow: ${token.shadow.floating};
  > svg {
    display: block;
    width: 100%;
    max-width: none;
    height: auto;
  }
  ${({ $of }) => boards[$of]}
`;

/* The full-size week has its sidebar; a tablet leaves it out, so that the rest is readable. */
const boards = {
  week: css`
    @media ${media.mobile} {
      display: none;
    }
    @media ${media.desktop} {
      grid-area: board;
      > svg {
        width: ${100 / (1 - SIDEBAR_SHARE)}%;
        margin-inline-start: ${(-100 * SIDEBAR_SHARE) / (1 - SIDEBAR_SHARE)}%;
      }
    }
    @media ${media.wide} {
      > svg {
        width: 100%;
        margin: 0;
      }
    }
  `,
  days: css`
    @media ${media.desktop} {
      display: none;
    }
  `,
};

const Phone = styled.div`
  width: min(100%, 20rem);
  margin-inline: auto;
  @media ${media.desktop} {
    grid-area: phone;
  }
  > svg {
    display: block;
    width: 100%;
    height: auto;
    filter: drop-shadow(0 1.5rem 2rem ${token.color.sceneShadow});
  }
`;
