/**
 * @generated SignedSource<<2dfac2c442e58953ffba563146ca7a6a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SupportClass = "NO" | "PARTIAL" | "PREVIEW" | "REMOVED_PARTIAL" | "UNKNOWN" | "YES";
import type { FragmentRefs, Result } from "relay-runtime";
export type FeatureBrowsers_feature$data = Result<{
  readonly name: string;
  readonly supportByBrowser: ReadonlyArray<{
    readonly browser: {
      readonly isCore: boolean;
      readonly name: string;
      readonly slug: string;
    };
    readonly class: SupportClass;
    readonly isUpperBound: boolean;
    readonly release: {
      readonly releasedOn: string | null | undefined;
    } | null | undefined;
    readonly version: string | null | undefined;
  }>;
  readonly " $fragmentType": "FeatureBrowsers_feature";
}, unknown>;
export type FeatureBrowsers_feature$key = {
  readonly " $data"?: FeatureBrowsers_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureBrowsers_feature">;
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
  "name": "FeatureBrowsers_feature",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCore",
              "storageKey": null
            }
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

(node as any).hash = "b549898032f9f80e60eec056a07fdf0f";

export default node;
