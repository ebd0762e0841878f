/**
 * @generated SignedSource<<b4e3481e7752ebebe2e4ee011db1509d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SupportClass = "NO" | "PARTIAL" | "PREVIEW" | "REMOVED_PARTIAL" | "UNKNOWN" | "YES";
import type { FragmentRefs, Result } from "relay-runtime";
export type FeatureTimeline_feature$data = Result<{
  readonly name: string;
  readonly supportByBrowser: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
    };
    readonly class: SupportClass;
    readonly isDerived: boolean;
    readonly isUpperBound: boolean;
    readonly release: {
      readonly releasedOn: string | null | undefined;
    } | null | undefined;
    readonly version: string | null | undefined;
  }>;
  readonly " $fragmentType": "FeatureTimeline_feature";
}, unknown>;
export type FeatureTimeline_feature$key = {
  readonly " $data"?: FeatureTimeline_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureTimeline_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "FeatureTimeline_feature",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FeatureSupport",
      "kind": "LinkedField",
      "name": "supportByBrowser",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Browser",
          "kind": "LinkedField",
          "name": "browser",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "class",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUpperBound",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDerived",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Release",
          "kind": "LinkedField",
          "name": "release",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "releasedOn",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};
})();

(node as any).hash = "d50969ff05f1306774412d649f7e0298";

export default node;
