import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** A toolbar above a list: what narrows it on the left, what is done with all of it on the right. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.sm};
`;

/** Words that say less than what they stand beside. */
export const Muted = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

/** Not on paper: buttons, links that lead elsewhere. */
export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

/** Only on paper. */
export const PaperOnly = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;
