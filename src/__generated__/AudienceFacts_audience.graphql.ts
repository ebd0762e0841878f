/**
 * @generated SignedSource<<33906425a07108e7ef68ff880da3b828>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AudienceFacts_audience$data = Result<{
  readonly endsOn: string | null | undefined;
  readonly releaseCount: number;
  readonly trackedShare: number;
  readonly unmapped: ReadonlyArray<{
    readonly name: string;
    readonly share: number;
  }>;
  readonly value: {
    readonly knownShare: number;
    readonly name: string;
    readonly step: number;
  } | null | undefined;
  readonly worldShare: number | null | undefined;
  readonly " $fragmentType": "AudienceFacts_audience";
}, unknown>;
export type AudienceFacts_audience$key = {
  readonly " $data"?: AudienceFacts_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceFacts_audience">;
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
  "name": "AudienceFacts_audience",
  "selections": [
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
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AudienceValue",
      "kind": "LinkedField",
      "name": "value",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "knownShare",
          "storageKey": null
        }
      ],
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

(node as any).hash = "dc99f5457b954608461ffe2b8b174184";

export default node;
