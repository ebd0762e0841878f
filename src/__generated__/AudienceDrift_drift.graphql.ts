/**
 * @generated SignedSource<<a79ee29524f1b8392ea1289226ec27c1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceDrift_drift$data = {
  readonly browsers: ReadonlyArray<{
    readonly afterShare: number;
    readonly beforeShare: number;
    readonly name: string;
  }>;
  readonly decisionCount: number;
  readonly decisions: ReadonlyArray<{
    readonly afterShare: number;
    readonly beforeShare: number;
    readonly crossesLine: boolean;
    readonly decision: {
      readonly id: string;
    };
    readonly name: string;
    readonly project: {
      readonly name: string;
      readonly slug: string;
    };
  }>;
  readonly distance: number;
  readonly from: string;
  readonly to: string;
  readonly " $fragmentType": "AudienceDrift_drift";
};
export type AudienceDrift_drift$key = {
  readonly " $data"?: AudienceDrift_drift$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceDrift_drift">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "beforeShare",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "afterShare",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AudienceDrift_drift",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "distance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BrowserMove",
      "kind": "LinkedField",
      "name": "browsers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConcernedDecision",
      "kind": "LinkedField",
      "name": "decisions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "crossesLine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Decision",
          "kind": "LinkedField",
          "name": "decision",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisionCount",
      "storageKey": null
    }
  ],
  "type": "AudienceDrift",
  "abstractKey": null
};
})();

(node as any).hash = "bbb38ce1c933e6edb0ab3d32f48ba4aa";

export default node;
