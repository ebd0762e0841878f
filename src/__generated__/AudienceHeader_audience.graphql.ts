/**
 * @generated SignedSource<<8e627d87c02202dfbdc1359af8e4cbbb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceHeader_audience$data = {
  readonly endsOn: string | null | undefined;
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
  readonly " $fragmentType": "AudienceHeader_audience";
};
export type AudienceHeader_audience$key = {
  readonly " $data"?: AudienceHeader_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceHeader_audience">;
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
    "throwOnFieldError": true
  },
  "name": "AudienceHeader_audience",
  "selections": [
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
      "name": "releaseCount",
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
      "name": "sourceNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};
})();

(node as any).hash = "eb334613e07a3e0116c943a1d0b38345";

export default node;
