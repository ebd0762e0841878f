import type { ForecastTrial_model$key } from '@/__generated__/ForecastTrial_model.graphql';
import { formatCount, formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { ForecastErrors } from './ForecastErrors';

/** The errors of forecasts re-run for past dates. */
export function ForecastTrial(props: { readonly model: ForecastTrial_model$key }) {
  const model = useFragment(
    graphql`
      fragment ForecastTrial_model on ForecastModel {
        times
        trialCount
        withinRangeShare
        medianDaysOff
        tenthDaysOff
        placeCount
        placeTrialCount
        placeRangeWidth
        placeWithinRangeShare
        placeSharesWithinRangeShare
        worldSharesWithinRangeShare
        countTrialCount
        countWithinRangeShare
        countBelowShare
        countSurelyBelowShare
        ...ForecastErrors_model
      }
    `,
    props.model,
  );
  const { times, trialCount, withinRangeShare, medianDaysOff, tenthDaysOff } = model;
  const { countTrialCount, countWithinRangeShare, countBelowShare, countSurelyBelowShare } = model;
  return (
    <>
      <p>
        {`We re-ran the forecast for ${times.length} past dates from ${times[0] ?? ''} to ${times.at(-1) ?? ''}, using only the releases and worldwide usage known at the time, and compared it with what happened. The range is that error.`}
      </p>
      <p>
        {`Ranges of dates are meant to hold 80\u202F% of the time. For the world, since 2023, they held for ${formatPercent(withinRangeShare)} of ${formatCount(trialCount)} forecasts. The likely date was off by ${medianDaysOff} days or less for half of them, and by more than ${tenthDaysOff} for one in ten. Read it as a season, not a date.`}
      </p>
      <p>
        {`Other audiences borrow the world’s errors, with ranges ${model.placeRangeWidth} times as wide. Such a width was tried where it was not fitted: fitted in half of ${model.placeCount} countries on forecasts made before July 2024, the range held in the other half for ${formatPercent(model.placeWithinRangeShare)} of ${formatCount(model.placeTrialCount)} dates forecast since.`}
      </p>
      <p>
        {`Future shares have no range: only ${formatPercent(model.worldSharesWithinRangeShare)} of worldwide shares fell inside the one for dates, and ${formatPercent(model.placeSharesWithinRangeShare)} in those countries. The part of an audience whose versions are known changes too, which no model of updates predicts.`}
      </p>
      <p>
        The number of features at <Link href={href.stats('coverage')}>your line</Link>
        {` is counted from these dates. The lower end of the range uses each feature’s latest date, the upper end its earliest. Of ${formatCount(countTrialCount)} such counts made since 2023, ${formatPercent(countWithinRangeShare)} were within the range and ${formatPercent(countBelowShare)} were lower. Most of those were lower because the data of that time could not decide whether some features were at the line; ${formatPercent(countSurelyBelowShare)} were lower in any case. Features that no browser had shipped when a count was made are not part of it.`}
      </p>
      <ForecastErrors model={model} />
    </>
  );
}
