/** The explanations of symbols and short words, by their `data-tip`. */
export const TIPS: Readonly<Record<string, string>> = {
  WIDELY: 'Baseline widely available: in all core browsers for at least 30 months',
  NEWLY: 'Baseline newly available: in all core browsers, for less than 30 months',
  LIMITED: 'Limited availability: at least one core browser lacks it',
  BY_THEN: 'On this day or earlier: nobody recorded the exact one',
  BY_VERSION: 'This version or an earlier one: nobody recorded the exact one',
  ESTIMATE: 'An estimate: the source doesn’t count the versions of this browser',
  CORE: 'One of the seven browsers that define Baseline',
  DIFFERS: 'Its support differs from that of the feature as a whole',
  DEPRECATED: 'May be removed from browsers; not for new code',
  EXPERIMENTAL: 'May still change in an incompatible way',
  STANDARD_TRACK: 'Part of a specification on its way to a standard',
  NON_STANDARD: 'Part of no specification that browsers agreed on',
};
