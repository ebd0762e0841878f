import type { Audience } from '@/domain/Audience';
import type { QueryProblem } from '@/query/QueryProblem';
import type { AudiencePreset } from '@/server/audiences/audiencePresets';
import type { Baseline } from '@/server/catalogue/baselineOf';
import type {
  Browser,
  Catalogue,
  CompatKey,
  DataPackage,
  Discouraged,
  Feature,
  FirstSupport,
  Group,
  Redirect,
  Release,
  Snapshot,
  SpecificationLink,
  SupportStatement,
} from '@/server/catalogue/Catalogue';
import type { ComparisonCounts, ReleaseComparison } from '@/server/catalogue/compareReleases';
import type { BrowserStatistics, Statistics } from '@/server/catalogue/statistics';
import type { SupportCell } from '@/server/catalogue/supportCell';
import type { BlockerRange } from '@/server/coverage/blockerRanges';
import type { Blocker } from '@/server/coverage/blockers';
import type { ReleasesToDrop } from '@/server/coverage/releasesToDrop';
import type { SetCost, SetGap } from '@/server/coverage/setCoverage';
import type { HistoryPoint } from '@/server/forecast/coverageHistory';
import type { Forecast, ForecastPoint } from '@/server/forecast/forecast';
import type { CountForecast, LineCounts, PastCount } from '@/server/forecast/lineCounts';
import type { LineCrossing, LineCrossings } from '@/server/forecast/lineCrossings';
import type { ForecastError } from '@/server/forecast/Outlook';
import type { BaselineMonth, BaselineYear } from './baselineCalendar';
import { builder } from './builder';
import type { ComparisonArea, Difference } from './comparisonRows';
import type { Connection } from './connection';
import type { CoverageAnswer } from './Coverage';
import type { AbsentFeature, FeatureSet } from './featureSetOf';
import type { FeatureSupport } from './featureSupport';
import type { QueryCompletion } from './queryCompletions';
import type { QueryTerm, QueryValue } from './queryVocabulary';

// The types refer to one another in circles, so the names stand here, before any type is filled in
// by its own file.
export const nodeRef = builder.interfaceRef<object>('Node');
export const featureRef = builder.objectRef<Feature>('Feature');
export const movedFeatureRef =
  builder.objectRef<Extract<Redirect, { kind: 'moved' }>>('MovedFeature');
export const splitFeatureRef =
  builder.objectRef<Extract<Redirect, { kind: 'split' }>>('SplitFeature');
export const featureSupportRef = builder.objectRef<FeatureSupport>('FeatureSupport');
export const firstSupportRef = builder.objectRef<FirstSupport>('FirstSupport');
export const baselineRef = builder.objectRef<Baseline>('Baseline');
export const discouragedRef = builder.objectRef<Discouraged>('Discouraged');
export const compatKeyRef = builder.objectRef<CompatKey>('CompatKey');
export const supportCellRef = builder.objectRef<SupportCell>('SupportCell');
export const supportStatementRef = builder.objectRef<SupportStatement>('SupportStatement');
export const flagRef = builder.objectRef<SupportStatement['flags'][number]>('Flag');
export const browserRef = builder.objectRef<Browser>('Browser');
export const releaseRef = builder.objectRef<Release>('Release');
export const groupRef = builder.objectRef<Group>('Group');
export const snapshotRef = builder.objectRef<Snapshot>('Snapshot');
export const specificationRef = builder.objectRef<SpecificationLink>('Specification');
export const audienceRef = builder.objectRef<Audience>('Audience');
export const audiencePresetRef = builder.objectRef<AudiencePreset>('AudiencePreset');
export const unmappedShareRef = builder.objectRef<Audience['unmapped'][number]>('UnmappedShare');
export const browserShareRef = builder.objectRef<{
  readonly browser: Browser;
  readonly share: number;
}>('BrowserShare');
export const coverageRef = builder.objectRef<CoverageAnswer>('Coverage');
export const blockerRef = builder.objectRef<Blocker>('Blocker');
export const blockerRangeRef = builder.objectRef<BlockerRange>('BlockerRange');
export const releasesToDropRef = builder.objectRef<ReleasesToDrop>('ReleasesToDrop');
export const droppedReleaseRef =
  builder.objectRef<ReleasesToDrop['releases'][number]>('DroppedRelease');
export const featureSetRef = builder.objectRef<FeatureSet>('FeatureSet');
export const absentFeatureRef = builder.objectRef<AbsentFeature>('AbsentFeature');
export const setCostRef = builder.objectRef<SetCost>('SetCost');
export const setGapRef = builder.objectRef<SetGap>('SetGap');
export const forecastRef = builder.objectRef<Forecast>('Forecast');
export const forecastPointRef = builder.objectRef<ForecastPoint>('ForecastPoint');
export const historyPointRef = builder.objectRef<HistoryPoint>('HistoryPoint');
export const lineCrossingsRef = builder.objectRef<LineCrossings>('LineCrossings');
export const lineCrossingRef = builder.objectRef<LineCrossing>('LineCrossing');
export const lineCountsRef = builder.objectRef<LineCounts>('LineCounts');
export const pastCountRef = builder.objectRef<PastCount>('PastCount');
export const countForecastRef = builder.objectRef<CountForecast>('CountForecast');
export const forecastModelRef = builder.objectRef<object>('ForecastModel');
export const forecastErrorRef = builder.objectRef<ForecastError>('ForecastError');
export const nearLineRef = builder.objectRef<{
  readonly above: readonly Feature[];
  readonly below: readonly Feature[];
}>('NearLine');
export const baselineNowRef = builder.objectRef<object>('BaselineNow');
export const baselineYearRef = builder.objectRef<BaselineYear>('BaselineYear');
export const baselineMonthRef = builder.objectRef<BaselineMonth>('BaselineMonth');
export const catalogueRef = builder.objectRef<Catalogue>('Catalogue');
export const dataPackageRef = builder.objectRef<DataPackage>('DataPackage');
export const queryProblemRef = builder.objectRef<QueryProblem>('QueryProblem');
export const queryTermRef = builder.objectRef<QueryTerm>('QueryTerm');
export const queryValueRef = builder.objectRef<QueryValue>('QueryValue');
export const queryCompletionRef = builder.objectRef<QueryCompletion>('QueryCompletion');
export const pageInfoRef = builder.objectRef<Connection<unknown>>('PageInfo');
/** An edge is its row itself: a list of fifty then makes no objects. */
export const featureEdgeRef = builder.objectRef<Feature>('FeatureEdge');
export const compatKeyEdgeRef = builder.objectRef<CompatKey>('CompatKeyEdge');
export const featureConnectionRef = builder.objectRef<
  Connection<Feature> & { readonly queryProblem?: QueryProblem }
>('FeatureConnection');
export const compatKeyConnectionRef =
  builder.objectRef<Connection<CompatKey>>('CompatKeyConnection');
export const releaseComparisonRef = builder.objectRef<ReleaseComparison>('ReleaseComparison');
export const comparisonCountsRef = builder.objectRef<ComparisonCounts>('ComparisonCounts');
export const comparisonAreaRef = builder.objectRef<ComparisonArea>('ComparisonArea');
export const featureDifferenceEdgeRef =
  builder.objectRef<Difference<Feature>>('FeatureDifferenceEdge');
export const compatKeyDifferenceEdgeRef =
  builder.objectRef<Difference<CompatKey>>('CompatKeyDifferenceEdge');
export const featureDifferenceConnectionRef = builder.objectRef<Connection<Difference<Feature>>>(
  'FeatureDifferenceConnection',
);
export const compatKeyDifferenceConnectionRef = builder.objectRef<
  Connection<Difference<CompatKey>>
>('CompatKeyDifferenceConnection');
export const statisticsRef = builder.objectRef<Statistics>('Statistics');
export const browserStatisticsRef = builder.objectRef<BrowserStatistics>('BrowserStatistics');
