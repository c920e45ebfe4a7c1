-- Also the score of a period never has a version twice: see 0016.

SELECT setval('statistic_versions', greatest(nextval('statistic_versions'), (SELECT coalesce(max(version), 0) + 1 FROM period_scores)));
ALTER TABLE period_scores ALTER COLUMN version SET DEFAULT nextval('statistic_versions');
CREATE TRIGGER period_scores_version BEFORE UPDATE ON period_scores
  FOR EACH ROW EXECUTE FUNCTION take_statistic_version();
