import trial from '@data/placeTrial.json';

/**
 * Forecasts for countries by errors of the world’s. `width`: how many times as wide their ranges are,
 * fitted on all. `withinShare`: the share of dates within the range, in either half of the countries for
 * forecasts made since July 2024, by the width fitted on earlier forecasts in the other half. The shares of
 * shares within the range as it is for the world: in countries, and worldwide.
 */
export const PLACE_TRIAL = trial;
