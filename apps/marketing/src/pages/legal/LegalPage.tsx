import { Button, Container, media, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { bandPadding } from '../bandPadding';
import { PageLead, PageTitle, PageWords } from '../PageWords';
import type { LegalText } from './legalText';
import { LegalWords } from './LegalWords';
import { useSectionInSight } from './useSectionInSight';

/** A legal text: the key points first, then every section, with a table of contents that stays visible. */
export function LegalPage({ text, scene }: { text: LegalText; scene: ReactNode }) {
  const { title, lead, inForceSince, summary, sections } = text;
  const read = useSectionInSight(sections);
  return (
    <Page>
      <Container>
        <Top>
          <PageWords>
            <PageTitle>{title}</PageTitle>
            <PageLead>{lead}</PageLead>
            <Since>
              In force since <time dateTime={inForceSince}>{dayOf(inForceSince)}</time>
            </Since>
          </PageWords>
          <Frame>{scene}</Frame>
        </Top>
        <Columns>
          <Summary aria-labelledby="in-short">
            <h2 id="in-short">In short</h2>
            <ul>
              {summary.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Summary>
          <Contents aria-label="On this page">
            <ol>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} aria-current={id === read ? 'true' : undefined}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </Contents>
          <Body>
            {sections.map(({ id, heading, paragraphs }, index) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>
                  {index + 1}. {heading}
                </h2>
                {paragraphs.map((paragraph) =>
                  typeof paragraph === 'string' ? (
                    <p key={paragraph}>
                      <LegalWords text={paragraph} />
                    </p>
                  ) : (
                    <ul key={paragraph[0]}>
                      {paragraph.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  ),
                )}
              </section>
            ))}
            <Ask>
              <p>Is something unclear? We would rather explain it before than after.</p>
              <Button as={Link} to="/contact" variant="secondary">
                Ask us
              </Button>
            </Ask>
          </Body>
        </Columns>
      </Container>
    </Page>
  );
}

/** A calendar day in words: 2025-10-01 → October 1, 2025. */
const dayOf = (day: string): string => dateInWords(day, 'longDay', 'UTC');

const Page = styled.div`
  padding-block: clamp(${token.space.xl}, 5vw, 5rem) ${bandPadding};
`;

const Top = styled.header`
  display: grid;
  gap: ${token.space.xl};
  margin-bottom: ${token.space.xxl};
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 3fr);
    gap: ${token.space.xxl};
    align-items: center;
  }
`;

const Since = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: ${token.radius.xl};
  @media ${media.mobile} {
    aspect-ratio: 16 / 9;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${token.space.xl};
  @media ${media.beside} {
    grid-template-areas: 'contents summary' 'contents body';
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    grid-template-rows: auto 1fr;
    gap: ${token.space.xxl};
    align-items: start;
  }
`;

const Contents = styled.nav`
  font-size: ${token.size.sm};
  ol {
    display: grid;
    padding-inline-start: 2em;
  }
  li {
    color: ${token.color.inkMuted};
  }
  a {
    display: inline-block;
    padding-block: ${token.space.xxs};
    color: inherit;
    text-decoration: none;
  }
  a[aria-current] {
    color: ${token.color.waterInk};
    font-weight: ${token.weight.semibold};
  }
  a:hover {
    color: ${token.color.ink};
    text-decoration: underline;
  }
  @media ${media.touch} {
    a {
      padding-block: ${token.space.xs};
    }
  }
  @media ${media.beside} {
    grid-area: contents;
    position: sticky;
    top: 6.5rem;
  }
`;

const heading = css`
  font-family: ${token.font.display};
  font-size: ${token.size.xl};
  font-weight: ${token.weight.display};
  letter-spacing: -0.015em;
`;

const list = css`
  display: grid;
  gap: ${token.space.xs};
  padding-inline-start: 1.25em;
`;

const Body = styled.div`
  display: grid;
  gap: ${token.space.xxl};
  max-width: ${token.width.prose};
  section {
    display: grid;
    gap: ${token.space.sm};
  }
  h2 {
    ${heading}
  }
  section > ul {
    ${list}
  }
  /* Between the rows of a grid, a heading may end a sheet. */
  @media print {
    &,
    section {
      display: block;
    }
    section > * + * {
      margin-top: ${token.space.sm};
    }
    section + section {
      margin-top: ${token.space.xl};
    }
  }
  @media ${media.beside} {
    grid-area: body;
  }
`;

const Summary = styled.section`
  display: grid;
  gap: ${token.space.sm};
  max-width: ${token.width.prose};
  padding: ${token.space.lg} clamp(${token.space.lg}, 4vw, ${token.space.xl});
  border-radius: ${token.radius.lg};
  background: ${token.color.waterSoft};
  color: ${token.color.waterInk};
  h2 {
    ${heading}
  }
  ul {
    ${list}
  }
  li {
    text-wrap: balance;
  }
  @media ${media.beside} {
    grid-area: summary;
  }
`;

const Ask = styled.aside.attrs({ 'aria-label': 'Questions' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.md};
  padding-top: ${token.space.lg};
  border-top: 1px solid ${token.color.line};
  p {
    color: ${token.color.inkMuted};
  }
  @media print {
    display: none;
  }
`;
