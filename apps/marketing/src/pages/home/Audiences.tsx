import { audiences } from '../audiences';
import { Band, BandTitle, Split } from '../Band';
import { Points } from '../Points';

/** The clubs that the firm works for. */
export function Audiences() {
  return (
    <Band ground="surface" labelledBy="home-audiences">
      <Split>
        <BandTitle id="home-audiences">For the people who answer for the season</BandTitle>
        <Points points={audiences} />
      </Split>
    </Band>
  );
}
