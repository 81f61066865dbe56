import { useState } from 'react';
import { Drawer, Icon, IconButton, media, SkipLink, token } from '@platform/ui';
import { Route, Routes, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { OverviewPage } from '../page/OverviewPage';
import { PrimitivePage } from '../page/PrimitivePage';
import { Brand } from './Brand';
import { PageList } from './PageList';
import { ThemeSwitch } from './ThemeSwitch';
import { WidthSwitch, type FrameWidth } from './WidthSwitch';

/** The catalog's frame: the list of pages, the switches of theme and width, and the open page. */
export function Catalogue() {
  const [width, setWidth] = useState<FrameWidth>('full');
  const { pathname } = useLocation();
  // The drawer belongs to the page where it was opened, so it is closed on the next page.
  const [listOpenOn, setListOpenOn] = useState<string>();
  return (
    <Page>
      <SkipLink href="#page-content">Skip to the content</SkipLink>
      <Side>
        <Brand />
        <PageList />
      </Side>
      <Bar>
        <OnPhone>
          <IconButton
            label="Open the list"
            icon={<Icon name="clipboard-list" />}
            onClick={() => setListOpenOn(pathname)}
          />
          <Drawer open={listOpenOn === pathname} onClose={() => setListOpenOn(undefined)} label="Pages">
            <InDrawer>
              <Brand />
              <PageList />
            </InDrawer>
          </Drawer>
        </OnPhone>
        <Switches>
          <WidthSwitch width={width} onChange={setWidth} />
          <ThemeSwitch />
        </Switches>
      </Bar>
      <Content id="page-content" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<OverviewPage />} />
          <Route path="/:file/:example?" element={<PrimitivePage width={width} />} />
        </Routes>
      </Content>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  @media ${media.desktop} {
    grid-template-columns: ${token.width.sidebar} minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Side = styled.aside`
  display: none;
  @media ${media.desktop} {
    display: block;
    position: sticky;
    top: 0;
    grid-row: 1 / -1;
    height: 100dvh;
    overflow-y: auto;
    padding: ${token.space.lg} ${token.space.md};
    border-inline-end: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
`;

const InDrawer = styled.div`
  padding: ${token.space.lg} ${token.space.md};
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs};
  padding: ${token.space.xs} ${token.space.gutter};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.page};
`;

const OnPhone = styled.div`
  @media ${media.desktop} {
    display: none;
  }
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.md};
  margin-inline-start: auto;
`;

const Content = styled.main`
  min-width: 0;
  padding: ${token.space.xl} ${token.space.gutter} ${token.space.xxxl};
  &:focus {
    outline: none;
  }
`;
