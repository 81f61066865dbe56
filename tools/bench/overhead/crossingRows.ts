import { quantile } from '../measurement';
import {
  CONDITIONS,
  CONTENDERS,
  CROSSINGS,
  TITLES,
  type Contender,
  type CrossingSeries,
  type OverheadResult,
} from './overheadResult';
import { kilobytes, rangeInWords } from './resultWords';
import type { Approach, CrossingFigures } from './visiting/crossing';

/** The rows of the table of clicks: each link, cold and after hover, in both contenders. */
export function crossingRows({ crossings }: OverheadResult): string[][] {
  return CROSSINGS.flatMap(({ from, to }) =>
    CONDITIONS.flatMap(({ name }) =>
      CONTENDERS.map((contender) => {
        const of = (approach: Approach, whose = contender) =>
          clicksOf(crossings, { from, to, conditions: name, contender: whose, approach });
        const ratio = median(of('cold'), 'shown') / median(of('cold', 'monolith'), 'shown');
        return [
          `\`${from}\``,
          `\`${to}\``,
          name,
          TITLES[contender],
          `${timesOf(of('cold'))}${isPlatform(contender) ? `, ${ratio.toFixed(2)} ×` : ''}`,
          scriptsOf(of('cold')),
          timesOf(of('hovered')),
          scriptsOf(of('hovered')),
        ];
      }),
    ),
  );
}

const isPlatform = (contender: Contender): boolean => contender === 'federated';

const clicksOf = (crossings: readonly CrossingSeries[], key: Omit<CrossingSeries, 'clicks'>): CrossingFigures[] =>
  crossings
    .filter(({ from, to }) => from === key.from && to === key.to)
    .filter(({ conditions, contender }) => conditions === key.conditions && contender === key.contender)
    .filter(({ approach }) => approach === key.approach)
    .flatMap(({ clicks }) => clicks);

const median = (clicks: readonly CrossingFigures[], figure: keyof CrossingFigures): number =>
  quantile(
    clicks.map((click) => click[figure]),
    0.5,
  );

const timesOf = (clicks: readonly CrossingFigures[]): string => rangeInWords(clicks.map(({ shown }) => shown));

const scriptsOf = (clicks: readonly CrossingFigures[]): string =>
  `${kilobytes(median(clicks, 'scriptBytes'))} in ${median(clicks, 'scripts')}`;
