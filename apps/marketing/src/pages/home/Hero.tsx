import { Button, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ClubScene } from './scene/ClubScene';

/** The first screen: the promise, two ways on, and the place that it is all about. */
export function Hero() {
  return (
    <Section aria-labelledby="home-title">
      <Words>
        <Kind>Strategic guidance for seasonal, member-based clubs</Kind>
        <Title id="home-title">
          <span>Real consulting.</span> <span>Real results.</span>
        </Title>
        <Promise>
          We plan the season with you, staff it, train it and stay until it is closed. The platform your whole team
          works in comes with every engagement.
        </Promise>
        <Actions>
          <Button as={Link} to="/contact" size="lg">
            Book Consultation
          </Button>
          <Button as={Link} to="/about" size="lg" variant="secondary">
            Learn More
          </Button>
        </Actions>
        <Note>Most consultations are scheduled within 24 hours.</Note>
      </Words>
      <Place>
        <ClubScene />
      </Place>
    </Section>
  );
}

/* The words keep the page's column; the picture runs to the edge of the window. */
const Section = styled.section`
  display: grid;
  grid-template-columns: ${token.space.gutter} minmax(0, 1fr) ${token.space.gutter};
  grid-template-areas: '. words .' 'place place place';
  @media ${media.wide} {
    grid-template-columns:
      minmax(${token.space.gutter}, 1fr) minmax(0, calc(${token.width.page} * 0.52)) minmax(
        0,
        calc(${token.width.page} * 0.48)
      )
      minmax(${token.space.gutter}, 1fr);
    grid-template-areas: '. words place place';
  }
`;

const Words = styled.div`
  grid-area: words;
  display: grid;
  gap: ${token.space.lg};
  align-content: center;
  padding-block: clamp(${token.space.xl}, 6vw, 6rem);
  @media ${media.wide} {
    min-height: clamp(36rem, 84vh, 50rem);
    padding-inline-end: clamp(${token.space.xl}, 4vw, 4rem);
  }
`;

const Place = styled.div`
  grid-area: place;
  position: relative;
  overflow: hidden;
  height: min(100vw, 36rem);
  @media ${media.wide} {
    height: auto;
    border-end-start-radius: 3.5rem;
  }
  > svg {
    position: absolute;
    inset: 0;
  }
`;

const Kind = styled.p`
  text-wrap: balance;
  color: ${token.color.courtInk};
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
`;

const Title = styled.h1`
  font-family: ${token.font.display};
  font-size: ${token.size.hero};
  font-weight: ${token.weight.display};
  letter-spacing: -0.03em;
  line-height: ${token.leading.tight};
  @media ${media.wide} {
    /* Each sentence keeps its line in the narrower column. */
    font-size: min(${token.size.hero}, 6.4vw);
  }
  span {
    display: block;
  }
  span + span {
    color: ${token.color.water};
  }
`;

const Promise = styled.p`
  max-width: 34rem;
  color: ${token.color.inkMuted};
  font-size: ${token.size.lg};
  line-height: 1.5;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.sm};
  padding-top: ${token.space.xs};
  @media ${media.compact} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
