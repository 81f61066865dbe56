import { Grid, PageHeader, Stack, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Prose } from '../Prose';
import { groups } from '../groups';

/** Every primitive at a glance. */
export function OverviewPage() {
  return (
    <Column>
      <PageHeader
        title="The parts of every screen"
        description="Every module is made of these. They bring light and dark, phone and projector, keyboard and screen reader with them; a module brings what it has to say."
      />
      {groups.map(({ name, entries }) => (
        <Stack key={name} as="section" $gap="md">
          <GroupTitle>{name}</GroupTitle>
          <Grid $min="16rem" $gap="md">
            {entries.map(({ file, title, about, examples }) => (
              <Tile key={file}>
                <Preview inert aria-hidden="true">
                  {examples[0]?.render()}
                </Preview>
                <Title>
                  <Link to={`/${file}`}>{title}</Link>
                </Title>
                <About>
                  <Prose text={about} />
                </About>
              </Tile>
            ))}
          </Grid>
        </Stack>
      ))}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token.space.xxl};
  max-width: ${token.width.page};
  margin-inline: auto;
`;

const GroupTitle = styled.h2`
  font-size: ${token.size.lg};
`;

const Tile = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  transition:
    border-color ${token.motion.quick},
    box-shadow ${token.motion.quick};
  &:hover {
    border-color: ${token.color.water};
    box-shadow: ${token.shadow.raised};
  }
`;

const Preview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  height: 11rem;
  overflow: hidden;
  padding: ${token.space.md};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surfaceSunken};
  zoom: 0.8;
  > * {
    max-width: 100%;
  }
  > div {
    justify-content: center;
    min-width: 100%;
  }
`;

const Title = styled.h3`
  padding: ${token.space.md} ${token.space.md} 0;
  font-size: ${token.size.md};
  a {
    color: ${token.color.ink};
    text-decoration: none;
  }
  /* The whole tile is the link's target. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const About = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin: ${token.space.xxs} ${token.space.md} ${token.space.md};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
