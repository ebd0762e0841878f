import trial from '@data/placeTrial.json';

/**
 * Forecasts for countries made since 2023, by errors of earlier ones for the world: the share of days
 * within the range, and the shares of shares within it, for countries and for the world.
 */
export const PLACE_TRIAL = trial;
