/**
 * @generated SignedSource<<8d9bdcb724775855aa424f7d2a227054>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AudienceDetail_audience$data = Result<{
  readonly browsers: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly share: number;
  }>;
  readonly key: string;
  readonly name: string;
  readonly releaseCount: number;
  readonly sourceNote: string;
  readonly trackedShare: number;
  readonly unmapped: ReadonlyArray<{
    readonly name: string;
    readonly share: number;
  }>;
  readonly worldShare: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AndroidSpread_audience">;
  readonly " $fragmentType": "AudienceDetail_audience";
}, unknown>;
export type AudienceDetail_audience$key = {
  readonly " $data"?: AudienceDetail_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceDetail_audience">;
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
  "name": "share",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AudienceDetail_audience",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AndroidSpread_audience"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "worldShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "releaseCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnmappedShare",
      "kind": "LinkedField",
      "name": "unmapped",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BrowserShare",
      "kind": "LinkedField",
      "name": "browsers",
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};
})();

(node as any).hash = "984be262483341da5f7e64cb2e683ea2";

export default node;
