import { Button, media, token, VisuallyHidden } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ClubScene } from '../../scenes/ClubScene';
import { contactAddress } from '../contact/contactAddress';
import { PageActions, PageKind, PageLead, PageTitle, PageWords } from '../PageWords';

/** The first screen: the promise, two links, and a picture of a club. */
export function Hero() {
  return (
    <Section aria-labelledby="home-title">
      <Words>
        <PageKind>Strategic guidance for seasonal, member-based clubs</PageKind>
        <Title id="home-title">
          <span>Real consulting.</span> <span>Real results.</span>
        </Title>
        <PageLead>
          We plan the season with you, staff it, train it and stay until it is closed. The platform your whole team
          works in comes with every engagement.
        </PageLead>
        <PageActions>
          <Button as={Link} to={contactAddress('consultation')} size="lg">
            Book Consultation
          </Button>
          <Button as={Link} to="/about" size="lg" variant="secondary">
            Learn More
            <VisuallyHidden> about us</VisuallyHidden>
          </Button>
        </PageActions>
        <Note>Most consultations are scheduled within 24 hours.</Note>
      </Words>
      <Place>
        <ClubScene />
      </Place>
    </Section>
  );
}

/* The text stays in the page's column; the picture extends to the edge of the window. */
const Section = styled.section`
  display: grid;
  grid-template-columns: ${token.space.gutter} minmax(0, 1fr) ${token.space.gutter};
  grid-template-areas: '. words .' 'place place place';
  @media ${media.beside} {
    grid-template-columns:
      minmax(${token.space.gutter}, 1fr) minmax(0, calc(${token.width.page} * 0.52)) minmax(
        0,
        calc(${token.width.page} * 0.48)
      )
      minmax(${token.space.gutter}, 1fr);
    grid-template-areas: '. words place place';
  }
`;

const Words = styled(PageWords)`
  grid-area: words;
  align-content: center;
  padding-block: clamp(${token.space.xl}, 6vw, 6rem);
  @media ${media.beside} {
    min-height: clamp(36rem, 84vh, 50rem);
    padding-inline-end: clamp(${token.space.xl}, 4vw, 4rem);
  }
`;

const Place = styled.div`
  grid-area: place;
  position: relative;
  overflow: hidden;
  height: min(100vw, 36rem);
  @media ${media.beside} {
    height: auto;
    border-end-start-radius: 3.5rem;
  }
  > svg {
    position: absolute;
    inset: 0;
  }
  /* The first sheet has room for the words and a strip of it. */
  @media print {
    height: 16rem;
  }
`;

const Title = styled(PageTitle)`
  font-size: ${token.size.hero};
  letter-spacing: -0.03em;
  @media ${media.beside} {
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

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
