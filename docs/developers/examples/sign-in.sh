curl -s -c jar http://localhost:4000/api/auth/login \
  -H 'content-type: application/json' -d '{"username":"staff-nba","password":"YOUR-PASSWORD"}'
curl -s -b jar http://localhost:4000/api/auth/check-auth
token=$(awk '/XSRF-TOKEN/ { print $7 }' jar)
curl -s -b jar http://localhost:4000/graphql -H 'content-type: application/json' -H "X-XSRF-TOKEN: $token" \
  -H "Idempotency-Key: fall-$(date +%Y)" -d '{"query":"mutation { createSeason(input: { name: \"Fall\" }) { id } }"}'
curl -s -b jar -X POST http://localhost:4000/api/auth/logout -H "X-XSRF-TOKEN: $token"
