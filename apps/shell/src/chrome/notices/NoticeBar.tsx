import { media, token } from '@platform/ui';
import { styled } from 'styled-components';

/** One line below the header, for a notice about the whole page. */
export const NoticeBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space.xs} ${token.space.md};
  padding: ${token.space.xs} ${token.space.md};
  background: ${token.color.warningSoft};
  color: ${token.color.warningInk};
  font-size: ${token.size.sm};
  text-align: center;

  #page[data-layout='app'] &,
  #page[data-layout='demo'] & {
    margin-inline: calc(-1 * ${token.space.gutter});

    @media ${media.mobile} {
      margin-inline: calc(-1 * ${token.space.md});
    }
  }
`;
